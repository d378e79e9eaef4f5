import { category, department, kind } from "../plan/plan.ts";

/** Bor, sör, tömény */
export const alcohol = department(
  110,
  "Bor, sör, tömény",
  {
    vat: 27,
    storage: "ambient",
    pack: "glass",
    glyph: "clinking-glasses",
    expiry: 0,
    adultsOnly: true,
    deposit: true,
    fragile: true,
    brands: "Hordóvár",
  },
  [
    category(
      "Sör",
      {
        glyph: "beer-mug",
        pack: "can",
        karton: 24,
        expiry: 150,
        ingredients: "víz, *árpamaláta*, komló",
        brands: "Komlóház, Sörpatak, Okos Polc",
        nutrition: "",
        diet: "vegán",
      },
      [
        category("Világos sör", { text: "Hidegen, habbal.", fragile: false }, [
          kind(
            "világos sör {v}",
            "4,5% | 5% | prémium 5,2% ×1.2",
            "0,33 l 349 | 0,5 l 399 | 6 × 0,5 l 2249 | 24 × 0,5 l 8799",
          ),
          kind("üveges világos sör {v}", "4,6% | prémium 5,2% ×1.2", "0,33 l 399 | 0,5 l 449", {
            pack: "glass",
            fragile: true,
            karton: 20,
          }),
        ]),
        category(
          "Barna, búza- és különleges sör",
          {
            ingredients: "víz, *árpamaláta*, *búzamaláta*, komló, élesztő",
            text: "Kortyonként, nem egyszerre.",
            brands: "Komlóház, Kobold Főzde",
          },
          [
            kind(
              "{v}",
              "barna sör 5,5% | búzasör 5,1% ×1.1 | vörös ale 5% ×1.3 | stout 6% ×1.4",
              "0,5 l 549 | 4 × 0,5 l 1999",
            ),
            kind(
              "kézműves sör {v}",
              "IPA 6% | APA 5,2% | pale ale 4,8% | meggyes ale 5% ×1.1",
              "0,33 l 899 | 0,44 l 1099",
              { brands: "Kobold Főzde, Hajnal Főzde" },
            ),
          ],
        ),
        category(
          "Alkoholmentes és ízesített sör",
          {
            flavourLeads: true,
            glyph: "beer-mug",
            adultsOnly: false,
            text: "Sofőröknek és délutánra.",
            fragile: false,
          },
          [
            kind(
              "alkoholmentes sör {v}",
              "világos | búza | citromos | bodzás-citromos | meggyes | málnás",
              "0,5 l 399 | 4 × 0,5 l 1499",
            ),
            kind("citromos sörital {v}", "1,5% | 2%", "0,5 l 399", { adultsOnly: true }),
          ],
        ),
        category(
          "Cider, koktél",
          {
            flavourLeads: true,
            glyph: "tropical-drink",
            ingredients: "almabor (*szulfit*), víz, cukor, {v} aroma",
            brands: "Almavár, Sörpatak",
            text: "Gyümölcsös, könnyed, hideg.",
            fragile: false,
          },
          [
            kind("cider {v}", "almás | körtés | erdei gyümölcsös | meggyes", "0,33 l 549 | 0,5 l 699"),
            kind("dobozos koktél {v}", "mojito | gin tonik ×1.1 | spritz | piña colada", "0,25 l 799 | 0,33 l 949", {
              glyph: "cocktail-glass",
            }),
          ],
        ),
      ],
    ),
    category(
      "Bor",
      {
        pack: "wine",
        glyph: "wine-glass",
        karton: 6,
        ingredients: "szőlő, tartósítószer (*szulfitok*)",
        gift: true,
        diet: "vegán",
        promotions: "Hazai termelőktől",
        brands: "Dűlőmester, Szőlőlugas, Vén Hordó, Pincesor",
      },
      [
        category("Fehérbor", { glyph: "wine-glass", text: "Behűtve, halhoz, szárnyashoz, magában." }, [
          kind(
            "{v}",
            "Olaszrizling, száraz | Irsai Olivér, száraz | Sauvignon Blanc, száraz ×1.2 | Chardonnay, száraz ×1.2 | Furmint, száraz ×1.3 | Cserszegi Fűszeres, félszáraz | Hárslevelű, félédes",
            "0,75 l 1999",
          ),
          kind("asztali fehérbor {v}", "száraz | félédes", "1,5 l 1599 | 3 l 3299", {
            pack: "bottle",
            brands: "Pincesor, Okos Polc",
            gift: false,
          }),
        ]),
        category("Vörösbor", { text: "Szobahőmérsékleten, nyitva félórával előbb." }, [
          kind(
            "{v}",
            "Kékfrankos, száraz | Cabernet Sauvignon, száraz ×1.3 | Merlot, száraz ×1.2 | Bikavér, száraz ×1.3 | Kadarka, száraz ×1.1 | Portugieser, félszáraz | Pinot Noir, száraz ×1.4",
            "0,75 l 2199",
          ),
          kind("asztali vörösbor {v}", "száraz | édes", "1,5 l 1599 | 3 l 3299", {
            pack: "bottle",
            brands: "Pincesor, Okos Polc",
            gift: false,
          }),
        ]),
        category("Rozé, siller", { text: "Teraszra, fröccsnek." }, [
          kind(
            "{v}",
            "rozé cuvée, száraz | Kékfrankos rozé, száraz | Pinot Noir rozé, száraz ×1.2 | gyöngyöző rozé, félszáraz ×1.1 | siller, száraz",
            "0,75 l 1899 | 1,5 l 2999",
          ),
        ]),
        category(
          "Pezsgő, gyöngyözőbor",
          {
            glyph: "bottle-with-popping-cork",
            brands: "Buborékpince, Dűlőmester",
            promotions: "Adventi készülődés",
            text: "Koccintani és csak úgy, péntekre.",
          },
          [
            kind(
              "{v}",
              "pezsgő, száraz | pezsgő, félszáraz | pezsgő, édes | rozé pezsgő ×1.1 | tradicionális pezsgő, brut ×2 | gyöngyözőbor ×0.9 | alkoholmentes pezsgő ×0.95",
              "0,2 l 799 | 0,75 l 1999",
            ),
          ],
        ),
        category(
          "Édes és tokaji bor",
          { text: "Desszert mellé vagy helyett.", brands: "Vén Hordó, Dűlőmester", glyph: "grapes" },
          [
            kind(
              "{v}",
              "tokaji szamorodni, édes | tokaji aszú 5 puttonyos ×3 | tokaji aszú 6 puttonyos ×4 | késői szüret ×1.2 | Muskotály, édes ×0.8",
              "0,5 l 3499",
            ),
            kind("forralt bor {v}", "vörös | fehér | alkoholmentes", "0,75 l 1799 | 1 l 2199", {
              promotions: "Adventi készülődés",
              outOfSeason: false,
              gift: false,
            }),
          ],
        ),
      ],
    ),
    category(
      "Tömény",
      { glyph: "tumbler-glass", pack: "glass", gift: true, karton: 6, diet: "vegán, gluténmentes", ingredients: "" },
      [
        category(
          "Pálinka",
          {
            glyph: "cherries",
            flavourLeads: true,
            brands: "Ágyas Mester, Hordóvár",
            promotions: "Hazai termelőktől",
            text: "Kisüsti, gyümölcsből, negyvenhárom fokos.",
          },
          [
            kind(
              "{v}pálinka",
              "szilva | barack ×1.1 | körte ×1.1 | meggy | alma ×0.9 | törköly ×0.9 | ágyas szilva ×1.15",
              "0,2 l 3499 | 0,5 l 6999",
            ),
          ],
        ),
        category(
          "Whisky, rum, konyak",
          { origin: "Skócia", brands: "Glen Tarvie, Old Quay, Hordóvár", text: "Lassan, jég nélkül vagy jéggel." },
          [
            kind(
              "{v}",
              "skót whisky | bourbon ×1.05 | single malt 12 éves ×2 | ír whiskey ×1.1 | fehér rum ×0.9 | barna rum ×0.95 | konyak VS ×1.8 | brandy ×0.8",
              "0,5 l 4999 | 0,7 l 6499 | 1 l 8499",
            ),
          ],
        ),
        category(
          "Vodka, gin",
          { brands: "Jégkapu, Borókás, Okos Polc", glyph: "cocktail-glass", text: "Koktélnak, toniknak." },
          [
            kind(
              "{v}",
              "vodka | citromos vodka | prémium vodka ×1.6 | London dry gin ×1.2 | rózsaszín gin ×1.3 | kézműves gin ×2.2",
              "0,5 l 3799 | 0,7 l 4999 | 1 l 6499",
            ),
          ],
        ),
        category(
          "Likőr, keserű, vermut",
          { flavourLeads: true, glyph: "tumbler-glass", brands: "Borókás, Hordóvár", text: "Ebéd után egy pohárka." },
          [
            kind(
              "{v}",
              "gyomorkeserű ×1.2 | meggylikőr | tojáslikőr | kávélikőr ×1.1 | krémlikőr ×1.2 | mézes likőr | narancslikőr ×1.2",
              "0,2 l 1699 | 0,5 l 3499 | 0,7 l 4799",
              { ingredients: "cukor, alkohol, *tejszín*, *tojássárgája* – {v}", diet: "" },
            ),
            kind("vermut {v}", "fehér, édes | vörös, édes | száraz", "0,75 l 2499 | 1 l 3199", {
              ingredients: "bor (*szulfitok*), cukor, fűszernövények",
            }),
          ],
        ),
      ],
    ),
  ],
);

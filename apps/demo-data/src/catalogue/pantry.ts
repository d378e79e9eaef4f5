import { category, department, kind } from "../plan/plan.ts";

/** Konzerv, szósz, fűszer */
export const pantry = department(
  80,
  "Konzerv, szósz, fűszer",
  {
    vat: 27,
    storage: "ambient",
    pack: "jar",
    glyph: "canned-food",
    expiry: 365,
    brands: "Gyöngykert, Spájzmester, Okos Polc",
  },
  [
    category("Konzerv", { pack: "tin", nutrition: "0.6/0.1/10/3/4/0.5", diet: "gluténmentes" }, [
      category(
        "Zöldségkonzerv",
        {
          glyph: "ear-of-corn",
          flavourLeads: true,
          diet: "vegán, gluténmentes",
          ingredients: "{v}, víz, cukor, étkezési só",
          karton: 12,
          text: "Bontatlanul évekig, bontva ma vacsorára.",
        },
        [
          kind(
            "{v}",
            "csemegekukorica | zöldborsó | vörösbab | fehérbab | csicseriborsó ×1.1 | szeletelt gomba ×1.2 | lencse | mexikói bab ×1.15",
            "200 g 399 | 400 g 549 | 800 g 949",
          ),
        ],
      ),
      category(
        "Paradicsomkonzerv",
        {
          glyph: "tomato",
          diet: "vegán, gluténmentes",
          ingredients: "paradicsom, étkezési só",
          origin: "Olaszország",
          brands: "Montalva, Gyöngykert, Okos Polc",
          text: "Pizzára, bolognaiba, levesbe.",
        },
        [
          kind(
            "{v}",
            "hámozott paradicsom | darabolt paradicsom | koktélparadicsom-konzerv ×1.3 | passzírozott paradicsom ×1.1",
            "400 g 549 | 800 g 949",
          ),
          kind("sűrített paradicsom {v}", "18-20% | 28-30% ×1.2", "70 g 249 | 140 g 399 | 800 g 1499"),
        ],
      ),
      category(
        "Halkonzerv",
        {
          glyph: "fish",
          diet: "gluténmentes",
          nutrition: "9/1.5/0.5/0/24/1",
          ingredients: "*{v}*, étkezési só",
          brands: "Kékhullám, Fjordhalász, Okos Polc",
          text: "Fehérje, amely mindig kéznél van.",
          origin: "Spanyolország",
        },
        [
          kind(
            "{v}",
            "tonhaldarabok olajban | tonhaldarabok sós lében | tonhaltörzs olívaolajban ×1.5 | szardínia olajban ×0.8 | makrélafilé ×0.9 | heringfilé paradicsomban ×0.8",
            "80 g 549 | 160 g 949 | 3 × 80 g 1499",
            { ingredients: "*hal* ({v}), étkezési só" },
          ),
        ],
      ),
      category(
        "Készételkonzerv",
        {
          glyph: "pot-of-food",
          diet: "",
          nutrition: "7/2.5/8/2/7/1.1",
          ingredients: "víz, hús 25%, *búzaliszt*, hagyma, étkezési só, fűszerpaprika",
          brands: "Kondér Konyha, Spájzmester",
          text: "Kempingbe, kollégiumba, sürgős esetre.",
        },
        [
          kind(
            "{v}",
            "sólet füstölt hússal | chilis bab | gulyásleves | babgulyás | töltött káposzta | pacalpörkölt ×1.2 | lecsós kolbász | bolognai ragu",
            "300 g 1099 | 400 g 1349 | 750 g 2199",
          ),
        ],
      ),
      category(
        "Gyümölcskonzerv",
        {
          glyph: "pineapple",
          flavourLeads: true,
          diet: "vegán, gluténmentes",
          nutrition: "0.1/0/16/15.5/0.4/0",
          ingredients: "{v}, víz, cukor",
          text: "Süteményhez, gyümölcssalátához, télen is.",
        },
        [
          kind(
            "{v}",
            "ananászkarika | őszibarackbefőtt | mandarinkonzerv | gyümölcskoktél | lecsepegtetett meggy ×1.1",
            "340 g 699 | 560 g 949 | 820 g 1299",
          ),
        ],
      ),
    ]),
    category("Savanyúság, befőtt", { fragile: true, nutrition: "0.2/0/5/4/0.7/1.3", diet: "vegán, gluténmentes" }, [
      category(
        "Savanyúság",
        {
          glyph: "cucumber",
          flavourLeads: true,
          ingredients: "{v}, víz, ecet, cukor, étkezési só, *mustármag*",
          promotions: "Hazai termelőktől",
          text: "Roppanós kísérő minden sült mellé.",
        },
        [
          kind(
            "{v}",
            "csemegeuborka 6-9 cm | csemegeuborka 3-6 cm ×1.3 | almapaprika ×1.1 | csalamádé | cékla | hegyes erős paprika | gyöngyhagyma ×1.3 | káposztával töltött paprika ×1.2",
            "350 g 799 | 680 g 1199 | 1,7 kg 2299",
          ),
        ],
      ),
      category(
        "Olajbogyó, kapri",
        {
          glyph: "olive",
          ingredients: "{v}, víz, étkezési só",
          origin: "Görögország",
          brands: "Olivana, Okos Polc",
          nutrition: "15/2/1/0/1/3",
          text: "Salátára, pizzára, borhoz.",
        },
        [
          kind(
            "{v}",
            "zöld olajbogyó, magozott | fekete olajbogyó, magozott | kalamata olajbogyó ×1.4 | paprikával töltött olajbogyó ×1.1 | kapribogyó ×1.5 | szárított paradicsom olajban ×1.6",
            "200 g 799 | 350 g 1199",
          ),
        ],
      ),
      category(
        "Befőtt",
        {
          glyph: "cherries",
          flavourLeads: true,
          nutrition: "0.1/0/17/16/0.5/0",
          ingredients: "{v}, víz, cukor",
          text: "A spájz legszebb polcáról.",
        },
        [
          kind(
            "{v}befőtt",
            "meggy | cseresznye ×1.1 | őszibarack | szilva | körte | vegyes gyümölcs ×1.1 | birs ×1.2",
            "540 g 1199 | 720 g 1499",
          ),
        ],
      ),
      category(
        "Lekvár, dzsem",
        {
          glyph: "strawberry",
          flavourLeads: true,
          nutrition: "0.1/0/52/50/0.5/0",
          ingredients: "{v}, cukor, pektin, citromsav",
          brands: "Spájzmester, Nagyikert, Okos Polc",
          text: "Bögrébe, buktába, palacsintára.",
        },
        [
          kind(
            "{v} lekvár",
            "sárgabarack ×1.1 | szilva | eper ×1.1 | málna ×1.25 | meggy ×1.05 | őszibarack | csipkebogyó ×1.3 | áfonya ×1.25",
            "310 g 1099 | 340 g 1199 | 700 g 1999",
          ),
          kind("cukormentes {v} extradzsem", "sárgabarack | eper | szilva | meggy", "330 g 1499", {
            diet: "vegán, gluténmentes, cukormentes",
            ingredients: "{v} 70%, édesítőszer (eritrit), pektin",
            nutrition: "0.1/0/12/6/0.5/0",
          }),
        ],
      ),
    ]),
    category("Szósz, mártás", { pack: "bottle", glyph: "tomato", nutrition: "0.5/0.1/22/19/1.2/1.8" }, [
      category("Ketchup, mustár", { diet: "vegán", text: "Grillhez, virslihez, sült krumplihoz." }, [
        kind(
          "ketchup {v}",
          "csemege | csípős | cukormentes ×1.3 | curry ×1.1 | gyerek ×1.05",
          "470 g 849 | 700 g 1199 | 1 kg 1599",
          { ingredients: "paradicsomsűrítmény, cukor, ecet, étkezési só, fűszerek (*zeller*)" },
        ),
        kind("mustár {v}", "csemege | dijoni ×1.5 | mézes ×1.3 | csípős | magos ×1.5", "200 g 549 | 440 g 849", {
          glyph: "hot-dog",
          ingredients: "víz, *mustármag*, ecet, cukor, étkezési só",
          pack: "tube",
          diet: "",
        }),
        kind("torma {v}", "ecetes | tejszínes ×1.1 | csípős", "180 g 649 | 200 g 699", {
          pack: "jar",
          glyph: "leafy-green",
          ingredients: "torma 60%, ecet, cukor, só, antioxidáns (*szulfit*)",
          diet: "",
        }),
      ]),
      category(
        "Majonéz, öntet",
        {
          diet: "",
          glyph: "green-salad",
          nutrition: "65/6/3/2/1/1.1",
          ingredients: "repceolaj, víz, *tojássárgája*, ecet, *mustár*, cukor, étkezési só",
          text: "Tartármártásnak, salátának, szendvicsbe.",
        },
        [
          kind("majonéz {v}", "klasszikus | light ×0.95 | csípős", "225 g 749 | 420 g 1199 | 840 g 2099", {
            glyph: "egg",
          }),
          kind("{v} salátaöntet", "cézár | ezersziget | joghurtos | francia | balzsamos", "250 ml 999 | 500 ml 1599"),
          kind("{v}", "tartármártás | fokhagymás szósz | burgerszósz | joghurtos dip", "250 g 899 | 425 g 1299", {
            glyph: "garlic",
          }),
        ],
      ),
      category(
        "Tésztaszósz, pesto",
        {
          pack: "jar",
          fragile: true,
          glyph: "spaghetti",
          origin: "Olaszország",
          brands: "Montalva, Bella Forno, Okos Polc",
          nutrition: "4/0.6/8/6/1.6/1.2",
          ingredients: "paradicsom, napraforgóolaj, hagyma, {v} fűszerezés, étkezési só",
          text: "Mire a tészta megfő, a szósz is meleg.",
        },
        [
          kind(
            "tésztaszósz {v}",
            "bazsalikomos | bolognai ×1.2 | arrabbiata | négy sajtos ×1.2 | napoli | zöldséges",
            "350 g 1199 | 400 g 1299",
            { ingredients: "paradicsom, napraforgóolaj, hagyma, *sajt*, *zeller*, {v} fűszerezés" },
          ),
          kind(
            "pesto {v}",
            "bazsalikomos | szárított paradicsomos | vegán bazsalikomos | pisztáciás ×1.4",
            "190 g 1499",
            {
              glyph: "herb",
              nutrition: "38/5/6/3/5/2.4",
              ingredients: "napraforgóolaj, bazsalikom, *kesudió*, étkezési só",
            },
          ),
        ],
      ),
      category(
        "Ázsiai szósz",
        {
          pack: "glass",
          fragile: true,
          glyph: "chopsticks",
          origin: "Thaiföld",
          brands: "Bambuszkapu, Okos Polc",
          diet: "vegán",
          ingredients: "víz, cukor, *szója*, *búza*, só, {v} ízesítés",
          text: "Wokba, tavaszi tekercshez, marinádnak.",
        },
        [
          kind(
            "{v}",
            "szójaszósz | csökkentett sótartalmú szójaszósz ×1.2 | édes chiliszósz | teriyaki szósz ×1.1 | wokszósz | sriracha szósz ×1.2 | rizsecet",
            "150 ml 899 | 250 ml 1299",
          ),
          kind("{v}", "kókusztej | kókusztej light | kókuszkrém ×1.2", "200 ml 549 | 400 ml 899", {
            pack: "tin",
            glyph: "coconut",
            ingredients: "kókusz, víz, stabilizátor",
            diet: "vegán, gluténmentes",
            nutrition: "17/15/2.5/1.8/1.5/0.05",
            fragile: false,
          }),
        ],
      ),
    ]),
    category(
      "Leves, alap",
      {
        pack: "sachet",
        glyph: "steaming-bowl",
        nutrition: "1.5/0.6/6/1.2/1/1",
        brands: "Kondér Konyha, Spájzmester, Okos Polc",
      },
      [
        category(
          "Instant leves, zacskós leves",
          {
            ingredients: "*búzatészta*, étkezési só, keményítő, *zellermag*, {v} ízesítés, *tojáspor*",
            text: "Forró víz, kanál, kész.",
          },
          [
            kind(
              "{v}",
              "húsleves tésztával | gombaleves | paradicsomleves | brokkolikrémleves | gulyásleves | csirkekrémleves | spárgakrémleves",
              "50 g 349 | 60 g 399",
            ),
            kind(
              "instant tésztaleves {v}",
              "csirkés | marhás | garnélás | zöldséges | csípős ×1.05",
              "60 g 249 | 75 g 349 | 5 × 60 g 1099",
              { pack: "cup", brands: "Bambuszkapu, Okos Polc" },
            ),
          ],
        ),
        category(
          "Leveskocka, alaplé",
          {
            pack: "box",
            ingredients: "étkezési só, pálmazsír, cukor, *zeller*, fűszerek, {v} kivonat",
            nutrition: "20/10/20/5/8/50",
            text: "Mélyíti az ízt.",
          },
          [
            kind(
              "{v} leveskocka",
              "húsleves | tyúkhúsleves | zöldség | gomba | csökkentett sótartalmú zöldség ×1.1",
              "60 g 449 | 120 g 799",
            ),
            kind("{v} alaplé", "marha | csirke | zöldség", "350 ml 1499", { pack: "jar", fragile: true }),
          ],
        ),
        category(
          "Ételízesítő, alap",
          {
            ingredients: "étkezési só, szárított zöldségek (*zeller*), cukor, fűszerek",
            glyph: "pot-of-food",
            text: "Főzelékhez, pörkölthöz, rakott ételhez.",
          },
          [
            kind(
              "{v}",
              "ételízesítő | csökkentett sótartalmú ételízesítő ×1.2 | bolognai alap ×0.9 | chilis bab alap ×0.9 | sült csirke fűszersó | rakott burgonya alap ×0.9",
              "75 g 349 | 250 g 849",
            ),
          ],
        ),
      ],
    ),
    category(
      "Fűszer",
      {
        pack: "sachet",
        glyph: "herb",
        flavourLeads: true,
        diet: "vegán, gluténmentes",
        nutrition: "",
        ingredients: "{v}",
        brands: "Fűszerszekrény, Paprikaföld, Okos Polc",
      },
      [
        category(
          "Fűszerpaprika",
          { glyph: "bell-pepper", promotions: "Hazai termelőktől", text: "Szegedi és kalocsai napsütés, őrölve." },
          [
            kind(
              "fűszerpaprika {v}",
              "édesnemes | csípős | füstölt ×1.2 | különleges ×1.15",
              "50 g 549 | 100 g 949 | 250 g 2199",
              { brands: "Paprikaföld, Fűszerszekrény, Okos Polc" },
            ),
            kind("paprikakrém {v}", "édes | csípős | gulyáskrém ×1.05", "70 g 449 | 160 g 749", {
              pack: "tube",
              ingredients: "paprika 88%, étkezési só",
            }),
          ],
        ),
        category("Őrölt és egész fűszer", { text: "Frissen tasakolt illat." }, [
          kind(
            "{v}",
            "őrölt feketebors ×1.2 | egész feketebors ×1.2 | őrölt kömény | őrölt fahéj | kurkuma | őrölt gyömbér | szegfűszeg ×1.3 | szerecsendió ×1.5 | babérlevél ×0.8 | borókabogyó",
            "20 g 349 | 40 g 549",
          ),
          kind("{v}", "mustármag | zellersó", "30 g 299", { ingredients: "*{v}*" }),
        ]),
        category("Zöldfűszer, fűszerkeverék", { text: "Egy mozdulat, és kész az íz." }, [
          kind(
            "morzsolt {v}",
            "bazsalikom | oregánó | majoránna | kakukkfű | rozmaring | tárkony ×1.2 | petrezselyem | kapor",
            "10 g 299 | 15 g 379",
          ),
          kind(
            "{v} fűszerkeverék",
            "grill | gyros | olasz | mexikói | steak ×1.1 | sült hal | curry",
            "30 g 449 | 60 g 749",
            { glyph: "salt", flavourLeads: false },
          ),
        ]),
      ],
    ),
  ],
);

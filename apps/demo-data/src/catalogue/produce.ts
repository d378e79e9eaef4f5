import { category, department, kind } from "../plan/plan.ts";

/** Zöldség, gyümölcs */
export const produce = department(
  3,
  "Zöldség, gyümölcs",
  {
    vat: 27,
    storage: "fresh",
    pack: "loose",
    glyph: "red-apple",
    brands: "",
    expiry: 4,
    step: 0.1,
    pieceWeight: 300,
    text: "Reggel válogatjuk, délután már nálad van.",
  },
  [
    category("Gyümölcs", {}, [
      category("Alma, körte", { nutrition: "0.3/0/12/10.4/0.3/0", promotions: "Hazai termelőktől" }, [
        category("Alma", { piece: 0.18, text: "Szabolcsi és zalai kertekből, roppanósan." }, [
          kind(
            "alma",
            "Idared | Gála | Jonagold | Golden ×1.05 | Pinova ×1.1 | Granny Smith ×1.15 | Fuji ×1.15 | Mutsu ×1.1 | Jonathán",
            "kg 549",
          ),
          kind("tálcás {v} alma", "Idared | Gála | lédús ×0.75 | Jonagold", "1 kg 649 | 2 kg 1149", {
            pack: "tray",
            brands: "Gyöngykert, Szabolcsalma",
          }),
          kind("bio alma", "Gála | Topáz ×1.05 | Natyra ×1.1", "kg 899 | 1 kg 949", {
            diet: "bio",
            brands: "Zöldgally",
          }),
        ]),
        category("Körte", { glyph: "pear", piece: 0.2, text: "Akkor a legjobb, amikor a szára tövénél már enged." }, [
          kind("körte", "Vilmos | Conference | Packham ×1.05 | Abate ×1.1 | Bosc kobak | Fétel ×1.1", "kg 849"),
          kind("tálcás {v} körte", "Conference | Vilmos | piros ×1.1 | mini", "1 kg 949", {
            pack: "tray",
            brands: "Gyöngykert, Szabolcsalma",
          }),
        ]),
      ]),
      category(
        "Citrusfélék",
        { glyph: "tangerine", origin: "Spanyolország", nutrition: "0.2/0/9/8/0.8/0", expiry: 7 },
        [
          category("Narancs, mandarin", { piece: 0.22, text: "Lédús, magnélküli, télen a legédesebb." }, [
            kind("{v}", "Navel narancs | lédús narancs | vérnarancs ×1.25 | Navelina narancs ×1.05", "kg 599"),
            kind("mandarin", "Clemenules ×1.05 | Satsuma | leveles ×1.2 | Nadorcott ×1.25", "kg 749", { piece: 0.09 }),
            kind("{v}", "narancs | mandarin ×1.15 | lédús narancs", "1 kg 699 | 2 kg 1299", {
              pack: "net",
              brands: "Naposkert, Okos Polc",
            }),
          ]),
          category(
            "Citrom, lime, grapefruit",
            { glyph: "lemon", flavourLeads: true, piece: 0.125, text: "Egy csepp savanyú minden konyhában jól jön." },
            [
              kind(
                "{v}",
                "citrom | kezeletlen héjú citrom ×1.2 | lime ×1.9 | grapefruit ×0.8 | rózsaszín grapefruit ×0.9 | pomelo",
                "kg 999",
              ),
              kind("{v}", "citrom | lime ×1.6 | bio citrom ×1.4 | zöldcitrom ×1.6", "500 g 599 | 1 kg 1099", {
                pack: "net",
                brands: "Naposkert, Okos Polc",
              }),
            ],
          ),
        ],
      ),
      category(
        "Déligyümölcs",
        {
          glyph: "pineapple",
          flavourLeads: true,
          origin: "Costa Rica",
          nutrition: "0.3/0.1/16/13/0.9/0",
          expiry: 4,
          piece: 0,
        },
        [
          category(
            "Banán",
            { glyph: "banana", piece: 0.17, origin: "Ecuador", text: "Sárgán és éretten, uzsonnára és turmixba." },
            [
              kind("banán", "prémium ×1.1 | fürtös | mini ×1.5", "kg 699"),
              kind("banán", "bio | fair trade ×1.1 | bio fair trade ×1.2 | kistestű", "1 kg 949 | 700 g 699", {
                pack: "bag",
                brands: "Naposkert, Zöldgally",
              }),
            ],
          ),
          category(
            "Avokádó, mangó",
            { glyph: "avocado", text: "Érlelve érkezik: nyomd meg finoman, és tudod, mikor kell enni." },
            [
              kind(
                "{v}",
                "avokádó | Hass avokádó ×1.2 | mangó ×1.5 | papaya ×2.5 | kókuszdió ×1.4 | gránátalma ×1.3 | passiógyümölcs ×0.9 | licsi ×0.7",
                "db 549",
                { pieceWeight: 320 },
              ),
              kind("{v}", "fogyasztásra érett avokádó | fogyasztásra érett mangó ×1.3", "2 db 1199", {
                pack: "tray",
                brands: "Naposkert",
              }),
            ],
          ),
          category("Ananász, kivi, füge", { glyph: "kiwi-fruit", text: "Egy kis nap a hideg hónapokra is." }, [
            kind("{v}", "kivi | arany kivi ×1.7 | friss füge ×3 | datolyaszilva ×1.3", "kg 1299", { piece: 0.1 }),
            kind(
              "{v}",
              "ananász | extra édes ananász ×1.25 | bébiananász ×0.8 | sárkánygyümölcs ×1.1 | csillaggyümölcs ×0.6",
              "db 1499",
              { glyph: "pineapple" },
            ),
            kind("kivi", "zöld | arany ×1.5", "500 g 749 | 1 kg 1349", {
              pack: "tray",
              brands: "Naposkert, Okos Polc",
            }),
          ]),
        ],
      ),
      category(
        "Bogyósok, szőlő",
        {
          glyph: "strawberry",
          flavourLeads: true,
          pack: "punnet",
          nutrition: "0.4/0/9/7.5/0.8/0",
          brands: "Gyöngykert, Naposkert",
          expiry: 2,
          fragile: true,
        },
        [
          category("Bogyós gyümölcs", { text: "Kényes és finom: aznap edd meg, amikor megérkezik." }, [
            kind("{v}", "áfonya | málna ×1.3 | szeder ×1.2 | ribizli ×1.1 | physalis ×1.1", "125 g 899 | 250 g 1599"),
            kind("{v}", "eper | hazai eper ×1.2", "250 g 1199 | 500 g 2199", { outOfSeason: true }),
          ]),
          category(
            "Szőlő",
            { glyph: "grapes", flavourLeads: false, origin: "Olaszország", text: "Magvas és magnélküli fürtök." },
            [
              kind(
                "szőlő",
                "fehér, magnélküli | kék, magnélküli | piros, magnélküli | Itália ×0.9 | Red Globe ×0.95",
                "500 g 899 | 1 kg 1699",
              ),
              kind("csemegeszőlő", "fehér | kék | rózsaszín", "kg 1499", {
                pack: "loose",
                brands: "",
                step: 0.25,
                minimum: 0.5,
              }),
            ],
          ),
        ],
      ),
      category(
        "Csonthéjas, dinnye",
        {
          glyph: "peach",
          flavourLeads: true,
          nutrition: "0.2/0/11/9/0.8/0",
          text: "A nyár íze; télen csak a szerencséseknek.",
        },
        [
          category("Csonthéjas gyümölcs", {}, [
            kind("{v}", "őszibarack | nektarin | sárgabarack ×1.2 | cseresznye ×1.9 | meggy ×1.4", "kg 1299", {
              piece: 0.15,
              outOfSeason: true,
            }),
            kind("{v}", "szilva | kék szilva ×1.05 | Stanley szilva ×1.1 | ringló", "kg 899", { piece: 0.04 }),
          ]),
          category("Dinnye", { glyph: "watermelon", step: 0.5, minimum: 1 }, [
            kind(
              "{v}",
              "görögdinnye | magszegény görögdinnye ×1.15 | sárgadinnye ×1.5 | Galia dinnye ×1.6 | Cantaloupe dinnye ×1.7 | mézdinnye ×1.4",
              "kg 499",
              { piece: 4.5 },
            ),
            kind("szeletelt {v}", "görögdinnye | sárgadinnye ×1.2 | dinnyemix ×1.2", "400 g 999", {
              pack: "tray",
              brands: "Gyöngykert",
            }),
          ]),
        ],
      ),
    ]),
    category("Zöldség", { glyph: "carrot", nutrition: "0.2/0/5/3/1.2/0.03" }, [
      category("Burgonya, hagyma", { expiry: 14, nutrition: "0.1/0/17/0.8/2/0.02" }, [
        category(
          "Burgonya",
          {
            glyph: "potato",
            piece: 0.15,
            promotions: "Hazai termelőktől",
            text: "A-tól C-ig: salátának, köretnek, püréhez.",
          },
          [
            kind("burgonya", "sárga | piros | Agria ×1.1 | kifli ×1.8 | új ×1.5", "kg 399", {
              step: 0.25,
              minimum: 0.5,
            }),
            kind("étkezési burgonya {v}", "salátának (A) | köretnek (B) | püréhez (C)", "2 kg 849 | 5 kg 1799", {
              pack: "net",
              brands: "Gyöngykert, Okos Polc",
            }),
            kind("édesburgonya", "narancssárga | lila ×1.2 | fehér", "kg 899", {
              glyph: "roasted-sweet-potato",
              piece: 0.3,
            }),
          ],
        ),
        category("Hagyma", { glyph: "onion", piece: 0.1, text: "Minden jó pörkölt ezzel kezdődik." }, [
          kind("{v}", "vöröshagyma | lilahagyma ×1.3 | salotta ×3 | édeshagyma ×1.4", "kg 349"),
          kind("{v}", "vöröshagyma | lilahagyma ×1.3", "1 kg 399 | 2 kg 699", {
            pack: "net",
            brands: "Gyöngykert, Okos Polc",
          }),
          kind("{v}", "újhagyma | póréhagyma ×1.6 | metélőhagyma ×1.2", "db 349"),
        ]),
        category(
          "Fokhagyma, gyömbér",
          { glyph: "garlic", flavourLeads: true, text: "Kicsi, de nélküle semmi sem az igazi." },
          [
            kind(
              "{v}",
              "makói fokhagyma ×1.3 | fokhagyma | gyömbér ×0.7 | friss kurkuma ×1.4 | torma ×0.6",
              "kg 2999",
              { piece: 0.04545, minimum: 0.05, step: 0.05 },
            ),
            kind("fokhagyma", "fehér | lila ×1.1", "3 db 499 | 250 g 699", {
              pack: "net",
              brands: "Gyöngykert, Okos Polc",
            }),
          ],
        ),
      ]),
      category("Paradicsom, paprika, uborka", { glyph: "tomato" }, [
        category("Paradicsom", { piece: 0.11, text: "Fürtben, koktélban, ökörszívben." }, [
          kind("paradicsom", "fürtös | bogyós | lucullus ×1.2 | ökörszív ×1.9 | kumato ×1.6", "kg 1099"),
          kind(
            "{v}",
            "koktélparadicsom | datolyaparadicsom ×1.15 | sárga koktélparadicsom ×1.1 | színes paradicsomválogatás ×1.25",
            "250 g 599 | 500 g 1099",
            { pack: "punnet", brands: "Gyöngykert, Naposkert" },
          ),
        ]),
        category("Paprika", { glyph: "bell-pepper", piece: 0.09, text: "Tölteni, lecsóba vagy csak úgy, sóval." }, [
          kind(
            "{v}",
            "tölteni való paprika | kápia paprika ×1.2 | hegyes erős paprika ×1.15 | pritamin paprika ×1.3 | kaliforniai paprika ×1.25 | lecsópaprika ×0.75",
            "kg 1299",
          ),
          kind(
            "{v}",
            "vegyes kaliforniai paprika | édes snackpaprika ×1.1 | bogyiszlói paprika",
            "500 g 999 | 3 db 899",
            { pack: "bag", brands: "Gyöngykert, Naposkert" },
          ),
          kind("chilipaprika", "jalapeño | piros | habanero ×1.6", "100 g 549", {
            glyph: "hot-pepper",
            pack: "tray",
            brands: "Gyöngykert",
          }),
        ]),
        category(
          "Uborka, cukkini, padlizsán",
          { glyph: "cucumber", flavourLeads: true, text: "Tzatzikitől a rántott cukkiniig." },
          [
            kind("{v}", "kígyóuborka | mini uborka ×0.5 | jégcsapretek ×0.9", "db 399"),
            kind(
              "{v}",
              "cukkini | padlizsán ×1.2 | kovászolni való uborka ×0.9 | főzőtök ×0.6 | patisszon ×1.1",
              "kg 899",
              { piece: 0.3 },
            ),
            kind("sütőtök {v}", "kanadai | nagydobosi ×1.1 | hokkaido ×1.3 | spagettitök ×1.3", "kg 449", {
              glyph: "jack-o-lantern",
              piece: 1.8,
              step: 0.5,
              minimum: 0.5,
            }),
          ],
        ),
      ]),
      category("Káposzta, karfiol", { glyph: "leafy-green" }, [
        category(
          "Káposztafélék",
          { piece: 1.5, step: 0.25, minimum: 0.5, text: "Télen is friss, savanyítva is finom." },
          [
            kind(
              "{v}",
              "fejes káposzta | lila káposzta ×1.2 | kelkáposzta ×1.4 | kínai kel ×1.7 | csúcsos káposzta ×1.5 | pak choi ×3",
              "kg 349",
            ),
            kind(
              "savanyú káposzta {v}",
              "vecsési, szálas | vecsési, fejes ×1.2 | babérleveles",
              "500 g 549 | 1 kg 949",
              {
                pack: "bag",
                brands: "Hordóska, Gyöngykert",
                promotions: "Adventi készülődés",
                nutrition: "0.2/0/2.6/1.8/1.2/1.6",
                ingredients: "fehér káposzta, víz, só, bors, babérlevél",
              },
            ),
          ],
        ),
        category("Brokkoli, karfiol", { glyph: "broccoli", text: "Párolva, rántva, krémlevesnek." }, [
          kind("{v}", "brokkoli | karfiol | romanesco ×1.3 | bimbós kel ×1.2", "kg 1099", { piece: 0.6 }),
          kind("{v}", "brokkoli | karfiolrózsa ×1.1 | bimbós kel | brokkoli-karfiol mix ×1.1", "500 g 699", {
            pack: "tray",
            brands: "Gyöngykert, Naposkert",
          }),
        ]),
      ]),
      category("Gyökér és gomba", { glyph: "carrot" }, [
        category(
          "Gyökérzöldség",
          { flavourLeads: true, piece: 0.1, text: "A húsleves alapja, egy csokorban vagy kilóra." },
          [
            kind(
              "{v}",
              "sárgarépa | fehérrépa ×2.2 | zeller ×1.7 | cékla | karalábé ×1.4 | fekete retek ×1.3 | pasztinák ×2",
              "kg 449",
            ),
            kind(
              "{v}",
              "sárgarépa | bébirépa ×1.6 | vegyes leveszöldség ×1.3 | főtt cékla ×1.5",
              "500 g 399 | 1 kg 599",
              { pack: "bag", brands: "Gyöngykert, Okos Polc" },
            ),
          ],
        ),
        category(
          "Gomba",
          {
            glyph: "brown-mushroom",
            pack: "punnet",
            brands: "Gombaliget, Gyöngykert",
            expiry: 3,
            nutrition: "0.3/0/1/0.5/3.2/0",
            text: "Frissen szedve, dobozban.",
          },
          [
            kind(
              "{v}",
              "csiperke | barna csiperke ×1.1 | laskagomba ×1.3 | shiitake ×2 | óriás csiperke ×1.2 | szeletelt csiperke ×1.15",
              "250 g 649 | 500 g 1199",
            ),
          ],
        ),
      ]),
      category("Saláta, zöldfűszer", { glyph: "green-salad", expiry: 3, fragile: true }, [
        category(
          "Saláta",
          { pack: "bag", brands: "Gyöngykert, Zöldgally, Okos Polc", text: "Mosva, tépve, rögtön tálba önthető." },
          [
            kind(
              "{v}",
              "jégsaláta | madársaláta | rukkola ×1.1 | bébispenót ×1.1 | salátakeverék | római saláta ×0.9",
              "100 g 549 | 125 g 629 | 200 g 899",
            ),
            kind(
              "{v}",
              "jégsaláta | fejes saláta ×0.85 | lollo saláta ×0.9 | cikória ×1.2 | édeskömény ×1.4 | szárzeller ×1.3",
              "db 499",
              { pack: "loose", brands: "", glyph: "leafy-green" },
            ),
          ],
        ),
        category("Friss zöldfűszer", { glyph: "herb", text: "Cserépben vagy csokorban, az utolsó mozdulathoz." }, [
          kind("{v}", "petrezselyem | kapor | metélőhagyma | koriander ×1.2 | csokros retek ×1.4", "db 299"),
          kind(
            "cserepes {v}",
            "bazsalikom | menta | rozmaring ×1.1 | kakukkfű ×1.1 | oregánó | zsálya ×1.1",
            "db 799",
            { glyph: "potted-plant", brands: "Zöldgally" },
          ),
        ]),
      ]),
      category(
        "Hüvelyes, kukorica",
        { glyph: "pea-pod", flavourLeads: true, text: "Roppanós csövek, zsenge szemek." },
        [
          kind("{v}", "zöldbab | fejtett bab ×1.3 | cukorborsó ×1.8 | lencsecsíra ×1.2", "250 g 799 | 500 g 1399", {
            pack: "tray",
            brands: "Gyöngykert, Zöldgally",
          }),
          kind("{v}", "csemegekukorica | főtt csemegekukorica ×1.3", "2 db 899 | 4 db 1599", {
            pack: "tray",
            glyph: "ear-of-corn",
            brands: "Gyöngykert, Okos Polc",
          }),
        ],
      ),
    ]),
    category(
      "Aszalt gyümölcs, mag",
      {
        pack: "bag",
        glyph: "peanuts",
        storage: "ambient",
        expiry: 120,
        brands: "Mókusfa, Napraszép, Okos Polc",
        piece: 0,
      },
      [
        category(
          "Dió, mandula, mogyoró",
          {
            nutrition: "55/5/9/4/20/0.01",
            glyph: "chestnut",
            ingredients: "*{v}*",
            diet: "vegán, gluténmentes",
            text: "Egy marék olajos mag délutánra.",
          },
          [
            kind(
              "{v}",
              "dióbél ×1.1 | mandula | hántolt mandula ×1.1 | törökmogyoró ×1.1 | kesudió ×1.05 | pekándió ×1.6 | pisztácia ×1.5",
              "100 g 799 | 200 g 1499 | 500 g 3399",
            ),
          ],
        ),
        category(
          "Aszalt gyümölcs",
          {
            glyph: "grapes",
            flavourLeads: true,
            nutrition: "0.5/0.1/65/58/2.5/0.03",
            ingredients: "{v}, antioxidáns (*kén-dioxid*)",
            diet: "vegán, gluténmentes",
            text: "Müzlibe, kalácsba vagy csak úgy rágcsálni.",
          },
          [
            kind(
              "{v}",
              "aszalt szilva | aszalt sárgabarack ×1.2 | mazsola ×0.7 | aranymazsola ×0.8 | tőzegáfonya ×1.3 | datolya ×0.9 | aszalt füge ×1.2 | banánchips ×0.8",
              "100 g 549 | 200 g 999 | 500 g 2199",
            ),
          ],
        ),
        category(
          "Mag, magkeverék",
          {
            glyph: "sunflower",
            nutrition: "48/6/12/3/21/0.02",
            ingredients: "{v}",
            diet: "vegán, gluténmentes",
            text: "Salátára, kenyérbe, joghurtba szórva.",
          },
          [
            kind(
              "{v}",
              "napraforgómag | tökmag ×1.8 | szezámmag ×1.3 | lenmag ×0.9 | chiamag ×1.7 | mák ×1.6 | salátamag-keverék ×1.4",
              "100 g 349 | 200 g 599 | 500 g 1299",
              { ingredients: "{v} (nyomokban *szezámmagot* tartalmazhat)" },
            ),
          ],
        ),
      ],
    ),
  ],
);

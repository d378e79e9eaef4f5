import { category, department, kind } from "../plan/plan.ts";

/** Pékáru */
export const bakery = department(
  37,
  "Pékáru",
  {
    vat: 18,
    storage: "fresh",
    pieceWeight: 70,
    pack: "paper",
    glyph: "bread",
    expiry: 1,
    fragile: true,
    brands: "Kovászka, Parázs Pékség, Dagasztó, Okos Polc",
    nutrition: "1.2/0.3/49/2.5/8.5/1.2",
    ingredients: "*búzaliszt*, víz, élesztő, étkezési só",
  },
  [
    category("Kenyér", {}, [
      category("Fehér kenyér", { text: "Hajnalban sült, ropogós héjú, puha bélzetű.", sliceable: true }, [
        kind(
          "{v}",
          "fehér kenyér | burgonyás kenyér ×1.1 | házi jellegű kenyér ×1.1 | alföldi típusú kenyér ×1.05",
          "500 g 549 | 750 g 749 | 1 kg 949",
        ),
        kind("szeletelt {v}", "fehér kenyér | burgonyás kenyér ×1.1", "500 g 599 | 1 kg 999", {
          pack: "bag",
          expiry: 3,
        }),
      ]),
      category(
        "Kovászos kenyér",
        {
          text: "Huszonnégy órán át érik, ezért tovább friss.",
          sliceable: true,
          expiry: 3,
          brands: "Kovászka, Parázs Pékség",
          ingredients: "*búzaliszt*, víz, *búzakovász* 22%, étkezési só",
        },
        [
          kind(
            "kovászos {v}",
            "fehér kenyér | félbarna kenyér | rozskenyér ×1.1 | magvas kenyér ×1.2 | tönkölykenyér ×1.35",
            "500 g 1099 | 750 g 1499 | 1 kg 1899",
          ),
        ],
      ),
      category(
        "Rozs- és teljes kiőrlésű kenyér",
        {
          sliceable: true,
          expiry: 3,
          pack: "bag",
          nutrition: "1.6/0.3/43/3/8.8/1.2",
          ingredients: "*teljes kiőrlésű búzaliszt*, *rozsliszt*, víz, élesztő, étkezési só",
          text: "Tartalmas szelet, sok rosttal.",
        },
        [
          kind(
            "{v}",
            "rozskenyér | rozsos kenyér | teljes kiőrlésű kenyér ×1.1 | magvas barna kenyér ×1.2 | zabkenyér ×1.2 | Graham kenyér",
            "400 g 649 | 500 g 749 | 750 g 1049",
          ),
        ],
      ),
      category(
        "Toastkenyér",
        {
          pack: "bag",
          expiry: 8,
          fragile: false,
          storage: "ambient",
          nutrition: "3.5/0.6/48/4.5/8.5/1.1",
          ingredients: "*búzaliszt*, víz, cukor, repceolaj, élesztő, étkezési só, *szójaliszt*",
          text: "Egyforma szeletek pirítóba, melegszendvicshez.",
        },
        [
          kind(
            "{v} toastkenyér",
            "vajas ×1.1 | klasszikus | teljes kiőrlésű ×1.1 | magvas ×1.15 | American ×1.15",
            "250 g 449 | 500 g 699 | 750 g 949",
          ),
        ],
      ),
    ]),
    category("Péksütemény", {}, [
      category("Kifli, zsemle", { text: "Reggelire, vajjal, ahogy a nagykönyvben.", nutrition: "2.5/0.6/55/3/9/1.3" }, [
        kind(
          "{v}",
          "vizes zsemle | kifli | császárzsemle ×1.15 | teljes kiőrlésű kifli ×1.5 | magvas zsemle ×1.6 | vajas kifli ×2.2",
          "db 79 | 5 db 379 | 10 db 739",
          { pieceMinimum: 4, glyph: "bread" },
        ),
        kind("bagett {v}", "fehér | magvas ×1.3 | fokhagymás ×1.5 | rusztikus ×1.2", "db 449 | 250 g 499", {
          glyph: "baguette-bread",
        }),
      ]),
      category(
        "Sós péksütemény",
        {
          glyph: "pretzel",
          nutrition: "18/9/42/3/9.5/1.9",
          ingredients: "*búzaliszt*, *vaj*, *tojás*, *tejföl*, élesztő, étkezési só, {v} ízesítés",
          text: "Langyosan a legjobb.",
        },
        [
          kind(
            "{v}",
            "sajtos pogácsa | tepertős pogácsa ×1.1 | vajas pogácsa | burgonyás pogácsa | káposztás pogácsa ×1.1",
            "200 g 699 | 500 g 1599",
          ),
          kind(
            "{v}",
            "sajtos rúd | sajtos-sonkás croissant ×1.4 | pizzás csiga | perec ×0.8 | sós stangli ×0.8",
            "db 349",
          ),
        ],
      ),
      category(
        "Édes péksütemény",
        {
          glyph: "croissant",
          nutrition: "17/8/48/18/7/0.6",
          ingredients: "*búzaliszt*, *vaj*, cukor, *tojás*, *tej*, élesztő, {v} töltelék",
          text: "Kávé mellé, vagy a kávé helyett.",
        },
        [
          kind(
            "{v}",
            "kakaós csiga | fahéjas csiga | túrós táska | vajas croissant | csokoládés croissant ×1.15 | lekváros bukta | almás táska | túrós batyu",
            "db 399 | 2 db 749",
          ),
          kind("fánk {v}", "lekváros | csokoládés ×1.1 | cukros | vaníliás ×1.1", "db 349 | 4 db 1199", {
            glyph: "doughnut",
            pack: "box",
          }),
        ],
      ),
      category(
        "Kalács, briós",
        {
          glyph: "bread",
          nutrition: "9/3.5/50/14/8.5/0.7",
          ingredients: "*búzaliszt*, *tej*, cukor, *vaj*, *tojás*, élesztő, só",
          promotions: "Adventi készülődés",
          text: "Foszlós, fonott, vasárnapi.",
        },
        [
          kind(
            "{v}",
            "fonott kalács | mazsolás kalács ×1.1 | kakaós kalács ×1.15 | briós ×0.9 | tejes briós",
            "250 g 599 | 400 g 899 | 500 g 1049",
          ),
        ],
      ),
    ]),
    category(
      "Sütemény, torta",
      {
        vat: 27,
        glyph: "shortcake",
        pack: "box",
        storage: "chilled",
        expiry: 4,
        nutrition: "18/10/38/28/5/0.3",
        ingredients: "*búzaliszt*, cukor, *tojás*, *tejszín*, *vaj*, {v} készítmény",
        brands: "Habrózsa Cukrászat, Parázs Pékség",
      },
      [
        category("Szeletes sütemény", { text: "Cukrászsütemény két villával." }, [
          kind(
            "{v} szelet",
            "krémes | csokoládés | meggyes | túrós | citromos | mákos | diós | somlói",
            "2 db 1199 | 4 db 2299",
          ),
          kind("rétes {v}", "almás | meggyes | túrós | mákos | káposztás", "2 db 999 | 4 db 1849", { glyph: "pie" }),
        ]),
        category("Torta", { glyph: "birthday-cake", gift: true, text: "Tizenkét szelet ünnep." }, [
          kind(
            "{v} torta",
            "csokoládé | Dobos jellegű | oroszkrém | gyümölcs | eszterházy | fekete-erdő | karamellás",
            "800 g 5999 | 1200 g 8499",
          ),
        ]),
        category(
          "Bejgli, ünnepi sütemény",
          {
            storage: "ambient",
            expiry: 20,
            glyph: "pie",
            promotions: "Adventi készülődés",
            gift: true,
            text: "Vékony tészta, sok töltelék: ettől karácsony a karácsony.",
          },
          [
            kind(
              "{v} bejgli",
              "diós | mákos | gesztenyés ×1.1 | meggyes-mákos ×1.05 | szilvás",
              "400 g 2499 | 500 g 2999",
            ),
            kind("{v}", "mézeskalács | kézműves panettone ×2 | stollen ×1.6 | linzer ×1.1", "200 g 1299 | 400 g 2299", {
              glyph: "cookie",
            }),
          ],
        ),
        category(
          "Piskóta, muffin",
          { storage: "ambient", expiry: 40, pack: "bag", glyph: "cupcake", text: "Az uzsonnás doboz kedvence." },
          [
            kind("{v} muffin", "csokoládés | áfonyás | vaníliás | répás", "2 db 599 | 4 db 1099 | 300 g 1199"),
            kind("{v} piskóta", "kakaós | vaníliás | gyümölcsös | málnás tekercs", "200 g 549 | 300 g 749"),
          ],
        ),
      ],
    ),
    category(
      "Tortilla, pita, tészta",
      {
        storage: "ambient",
        pack: "bag",
        expiry: 30,
        fragile: false,
        glyph: "flatbread",
        brands: "Dagasztó, Okos Polc, Napsziget",
      },
      [
        category(
          "Tortilla, pita, lepény",
          {
            text: "Tekerd, töltsd, pirítsd meg.",
            nutrition: "6/2.5/50/2/8/1.3",
            ingredients: "*búzaliszt*, víz, pálmazsír, étkezési só, sütőpor",
          },
          [
            kind(
              "{v}",
              "tortilla | teljes kiőrlésű tortilla ×1.15 | pita ×0.9 | naan ×1.2 | hamburgerzsemle ×0.9 | hot-dog kifli ×0.9",
              "4 db 599 | 6 db 799",
            ),
          ],
        ),
        category(
          "Réteslap, leveles tészta",
          {
            storage: "chilled",
            expiry: 20,
            glyph: "pie",
            nutrition: "22/11/38/1.5/5.5/0.9",
            ingredients: "*búzaliszt*, pálmazsír, víz, étkezési só",
            text: "A nehezét már megcsináltuk.",
          },
          [
            kind(
              "{v}",
              "réteslap | leveles tészta | vajas leveles tészta ×1.35 | pizzatészta ×1.1 | linzertészta ×1.15 | pogácsatészta ×1.1",
              "275 g 749 | 400 g 999 | 500 g 1149",
            ),
          ],
        ),
        category(
          "Zsemlemorzsa, kétszersült",
          { expiry: 180, pack: "bag", glyph: "bread", text: "Bundába és levesbe.", nutrition: "3/0.6/72/5/12/1.5" },
          [
            kind(
              "{v}",
              "zsemlemorzsa | panko morzsa ×1.9 | kruton ×1.6 | kétszersült ×1.4 | levesbetét ×1.2 | puffasztott tönköly ×1.4",
              "200 g 399 | 500 g 699",
            ),
          ],
        ),
      ],
    ),
  ],
);

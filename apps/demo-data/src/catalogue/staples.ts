import { category, department, kind } from "../plan/plan.ts";

/** Alapvető élelmiszer */
export const staples = department(
  71,
  "Alapvető élelmiszer",
  {
    vat: 27,
    storage: "ambient",
    pack: "bag",
    glyph: "sheaf-of-rice",
    expiry: 180,
    brands: "Búzavirág, Malomárok, Okos Polc",
    diet: "vegán",
  },
  [
    category("Liszt, dara", { pack: "bag", nutrition: "1.2/0.2/72/1.5/10.5/0", ingredients: "*búza*", karton: 10 }, [
      category("Búzaliszt", { text: "Kenyérhez, süteményhez, rántáshoz." }, [
        kind(
          "{v}",
          "finomliszt BL-55 | rétesliszt BFF-55 ×1.15 | kenyérliszt BL-80 ×1.1 | búzadara AD ×1.2 | pizzaliszt ×1.8",
          "1 kg 329 | 2 kg 629 | 5 kg 1499",
        ),
      ]),
      category(
        "Teljes kiőrlésű és különleges liszt",
        { text: "Több rost, több íz.", brands: "Malomárok, Zöldgally, Okos Polc" },
        [
          kind(
            "{v}",
            "teljes kiőrlésű búzaliszt | tönkölyliszt ×1.8 | teljes kiőrlésű tönkölyliszt ×1.9 | rozsliszt ×1.1 | zabliszt ×1.7",
            "1 kg 549 | 500 g 329",
            { ingredients: "*{v}*" },
          ),
          kind(
            "{v}",
            "rizsliszt | kukoricaliszt ×0.8 | mandulaliszt ×4 | csicseriborsóliszt ×1.3 | kukoricadara ×0.7",
            "500 g 799 | 1 kg 1449",
            { diet: "vegán, gluténmentes", ingredients: "{v}" },
          ),
        ],
      ),
    ]),
    category(
      "Cukor, só, édesítő",
      { glyph: "spoon", nutrition: "0/0/99.9/99.9/0/0", expiry: 0, ingredients: "cukor" },
      [
        category(
          "Cukor",
          { pack: "bag", diet: "vegán, gluténmentes", text: "Befőzéshez, süteményhez, kávéba.", karton: 10 },
          [
            kind(
              "{v}",
              "kristálycukor | porcukor ×1.3 | nádcukor ×2.2 | barna cukor ×1.9 | kockacukor ×1.6 | befőzőcukor ×1.9",
              "500 g 299 | 1 kg 469",
            ),
          ],
        ),
        category("Édesítőszer, méz", { diet: "gluténmentes", glyph: "honey-pot", text: "Édes, a maga módján." }, [
          kind(
            "{v}",
            "eritrit | nyírfacukor ×1.5 | eritrit steviával ×1.1 | kókuszvirágcukor ×1.3",
            "250 g 1199 | 500 g 2099 | 1 kg 3799",
            {
              diet: "vegán, gluténmentes, cukormentes",
              nutrition: "0/0/99/0/0/0",
              ingredients: "{v}",
              brands: "Tisztamag, Okos Polc",
              pack: "pouch",
            },
          ),
          kind(
            "{v}",
            "akácméz ×1.6 | virágméz | hársméz ×1.3 | repceméz | gesztenyeméz ×1.5 | erdei méz ×1.2",
            "250 g 1199 | 500 g 1999 | 900 g 3299",
            {
              pack: "jar",
              fragile: true,
              ingredients: "méz",
              nutrition: "0/0/81/80/0.4/0",
              brands: "Zümmögő Méhészet, Virágporta",
              promotions: "Hazai termelőktől",
            },
          ),
        ]),
        category(
          "Só",
          {
            glyph: "salt",
            diet: "vegán, gluténmentes",
            nutrition: "0/0/0/0/0/99",
            ingredients: "étkezési só",
            text: "Egy csipet mindenbe.",
          },
          [
            kind(
              "{v}",
              "finomított étkezési só | jódozott só | tengeri só ×1.8 | himalája só ×2.4 | durva parajdi só ×2",
              "500 g 249 | 1 kg 299",
            ),
          ],
        ),
      ],
    ),
    category("Tészta", { glyph: "spaghetti", nutrition: "2/0.6/70/3/12/0.02" }, [
      category(
        "Durumtészta",
        {
          origin: "Olaszország",
          brands: "Montalva, Malomárok, Okos Polc",
          ingredients: "durum*búzadara*, víz",
          text: "Al dente nyolc perc alatt.",
        },
        [
          kind(
            "durumtészta {v}",
            "spagetti | penne | fusilli | farfalle ×1.05 | linguine | rigatoni | makaróni | lasagnelap ×1.4",
            "400 g 549 | 500 g 679",
          ),
        ],
      ),
      category(
        "Tojásos száraztészta",
        { diet: "", ingredients: "*búzadara*, *tojás* (4 tojás/kg)", text: "Húslevesbe, pörkölt mellé, csuszának." },
        [
          kind(
            "4 tojásos tészta {v}",
            "cérnametélt | szarvacska | csusza | kiskocka | szélesmetélt | fodros nagykocka | eperlevél | tarhonya",
            "200 g 379 | 400 g 599 | 500 g 699",
          ),
          kind("8 tojásos tészta {v}", "cérnametélt | csigatészta ×1.3 | kiskocka | orsó", "200 g 499 | 500 g 999"),
        ],
      ),
      category(
        "Különleges tészta",
        { brands: "Tisztamag, Malomárok, Zöldgally", text: "Ha a búza nem barát.", ingredients: "{v}" },
        [
          kind(
            "gluténmentes tészta {v}",
            "kukorica-rizs penne | kukorica-rizs spagetti | vöröslencse fusilli ×1.4 | csicseriborsó penne ×1.4",
            "250 g 799 | 500 g 1399",
            { diet: "vegán, gluténmentes" },
          ),
          kind("{v}", "teljes kiőrlésű spagetti | tönköly penne ×1.2 | teljes kiőrlésű fusilli", "500 g 899", {
            ingredients: "*teljes kiőrlésű búzadara*",
          }),
          kind("{v}", "üvegtészta ×1.2 | udon tészta | rizstészta ×1.1 | soba tészta ×1.3", "200 g 849 | 300 g 1199", {
            glyph: "chopsticks",
            origin: "Thaiföld",
            brands: "Bambuszkapu",
            ingredients: "*búzaliszt*, víz, só",
          }),
        ],
      ),
      category(
        "Gnocchi, friss tészta",
        {
          storage: "chilled",
          pack: "tray",
          glyph: "dumpling",
          expiry: 30,
          diet: "",
          ingredients: "*búzaliszt*, *tojás*, burgonya, {v} töltelék (*ricotta*)",
          text: "Két perc forró vízben.",
          origin: "Olaszország",
          brands: "Montalva, Bella Forno",
        },
        [
          kind(
            "{v}",
            "gnocchi | tortellini, sajtos ×1.2 | ravioli, spenótos-ricottás ×1.3 | tortelloni, gombás ×1.3 | tagliatelle, friss",
            "250 g 899 | 400 g 1299 | 500 g 1549",
          ),
        ],
      ),
    ]),
    category(
      "Rizs, hüvelyes",
      { glyph: "cooked-rice", diet: "vegán, gluténmentes", nutrition: "0.8/0.2/78/0.3/7.5/0.01" },
      [
        category(
          "Rizs",
          { glyph: "cooked-rice", ingredients: "rizs", text: "Pergősre, krémesre, tapadósra: mindenre van egy fajta." },
          [
            kind(
              "{v} rizs",
              'hosszú szemű | "B" fehér ×0.85 | jázmin ×1.3 | basmati ×1.4 | barna ×1.15 | rizottó ×1.5 | sushi ×1.6 | gyorsfőzésű, tasakos ×1.2',
              "500 g 599 | 1 kg 999",
              { brands: "Rizsporta, Okos Polc" },
            ),
          ],
        ),
        category(
          "Bab, lencse, borsó",
          {
            glyph: "beans",
            nutrition: "1.5/0.3/48/3/23/0.02",
            ingredients: "{v}",
            text: "Áztasd be este, főzd meg másnap.",
          },
          [
            kind(
              "{v}",
              "szárazbab, tarka | szárazbab, fehér | lencse | vöröslencse ×1.2 | sárgaborsó, felezett ×0.8 | csicseriborsó ×1.1 | feketebab ×1.2",
              "400 g 599 | 500 g 699 | 1 kg 1299",
            ),
          ],
        ),
        category(
          "Kuszkusz, bulgur, köles",
          { glyph: "bowl-with-spoon", nutrition: "1.8/0.4/70/2/12/0.01", text: "Köret, saláta, kása.", diet: "vegán" },
          [
            kind("{v}", "kuszkusz | bulgur | árpagyöngy ×0.7", "500 g 699 | 1 kg 1249", {
              ingredients: "*búza*, *árpa*",
            }),
            kind("{v}", "köles | hajdina ×1.3 | quinoa ×2.2 | amaránt ×1.8", "400 g 649 | 500 g 749", {
              ingredients: "{v}",
              diet: "vegán, gluténmentes",
              brands: "Tisztamag, Zöldgally",
            }),
          ],
        ),
      ],
    ),
    category(
      "Olaj, ecet",
      { pack: "bottle", glyph: "olive", diet: "vegán, gluténmentes", nutrition: "91/10/0/0/0/0", expiry: 240 },
      [
        category(
          "Napraforgóolaj",
          {
            glyph: "sunflower",
            brands: "Napkorong, Okos Polc",
            ingredients: "finomított napraforgóolaj",
            karton: 12,
            text: "Sütéshez, főzéshez, a palacsintához.",
          },
          [
            kind(
              "{v}",
              "napraforgóolaj | magas olajsavas napraforgóolaj ×1.3 | sütőolaj ×0.95 | hidegen sajtolt napraforgóolaj ×1.7",
              "0,5 l 549 | 1 l 949 | 2 l 1849 | 5 l 4499",
            ),
          ],
        ),
        category(
          "Olívaolaj",
          {
            pack: "glass",
            fragile: true,
            origin: "Olaszország",
            brands: "Olivana, Montalva",
            ingredients: "extra szűz olívaolaj",
            text: "Első hidegsajtolásból.",
          },
          [
            kind(
              "{v}",
              "extra szűz olívaolaj ×1.1 | olívaolaj sütéshez | bio extra szűz olívaolaj ×1.4 | citromos olívaolaj ×1.2",
              "250 ml 2299 | 0,5 l 3999 | 0,75 l 5499 | 1 l 6999",
            ),
          ],
        ),
        category(
          "Különleges olaj",
          {
            pack: "glass",
            fragile: true,
            brands: "Olivana, Napkorong",
            ingredients: "{v}",
            glyph: "amphora",
            text: "Salátára, hidegen, néhány csepp.",
          },
          [
            kind(
              "{v}",
              "tökmagolaj ×1.8 | lenmagolaj ×1.2 | repceolaj ×0.6 | szőlőmagolaj ×1.2 | kókuszolaj ×1.3 | avokádóolaj ×2",
              "250 ml 1999 | 0,5 l 3499",
            ),
            kind("szezámolaj {v}", "natúr | pirított ×1.1", "250 ml 2199", { ingredients: "*szezámmagolaj*" }),
          ],
        ),
        category(
          "Ecet",
          {
            pack: "bottle",
            nutrition: "0/0/0.6/0.6/0/0",
            glyph: "grapes",
            flavourLeads: true,
            expiry: 0,
            brands: "Hordóska, Olivana, Okos Polc",
            ingredients: "{v}",
            text: "Salátához, savanyításhoz, takarításhoz is.",
          },
          [
            kind("{v}", "ételecet 10% | ételecet 20% ×1.2", "1 l 399", { glyph: "bubbles", flavourLeads: false }),
            kind(
              "{v}",
              "almaecet | borecet, fehér ×1.2 | borecet, vörös ×1.2 | balzsamecet ×2.5 | málnaecet ×2",
              "250 ml 649 | 0,5 l 999",
              { pack: "glass", fragile: true, ingredients: "{v} (*szulfitokat* tartalmaz)" },
            ),
          ],
        ),
      ],
    ),
    category(
      "Sütéshez",
      { glyph: "cupcake", pack: "sachet", expiry: 300, brands: "Habrózsa, Malomárok, Okos Polc", nutrition: "" },
      [
        category(
          "Sütőpor, vanília, élesztő",
          { diet: "vegán", text: "Kicsi tasak, nagy különbség.", ingredients: "{v}" },
          [
            kind(
              "{v}",
              "sütőpor | szódabikarbóna | vaníliás cukor | vanillincukor ×0.8 | instant élesztő ×1.3 | foszfátmentes sütőpor ×1.2 | rumaroma ×1.6",
              "10 g 129 | 5 × 10 g 399",
            ),
            kind("friss élesztő", "hagyományos | bio ×1.6", "50 g 189 | 100 g 299", {
              storage: "chilled",
              pack: "wrap",
              expiry: 20,
            }),
          ],
        ),
        category(
          "Pudingpor, süteménypor",
          {
            glyph: "custard",
            pack: "sachet",
            text: "Fél liter tej kell hozzá, meg öt perc.",
            ingredients: "kukoricakeményítő, {v} aroma, só",
          },
          [
            kind("{v} pudingpor", "vaníliás | csokoládés | epres | karamellás | puncsos", "40 g 179 | 3 × 40 g 479"),
            kind(
              "{v} süteménypor",
              "kakaós piskóta | muffin | brownie ×1.2 | gofri | palacsinta ×0.9",
              "350 g 1099 | 400 g 1199",
              {
                pack: "box",
                glyph: "shortcake",
                ingredients: "*búzaliszt*, cukor, *tojáspor*, sütőpor, {v} ízesítés",
                diet: "",
              },
            ),
          ],
        ),
        category(
          "Kakaópor, csokoládé sütéshez",
          {
            glyph: "chocolate-bar",
            pack: "bag",
            ingredients: "{v}",
            diet: "vegán",
            text: "Sötét, keserű, igazi.",
            nutrition: "21/13/17/1/22/0.05",
          },
          [
            kind(
              "{v}",
              "holland kakaópor ×1.2 | cukrozott kakaópor ×0.7 | étcsokoládé bevonó | tejbevonó | fehér bevonó | csokoládécsepp ×1.1",
              "100 g 799 | 200 g 1449",
              { ingredients: "kakaó, cukor, emulgeálószer (*szójalecitin*) – {v}", diet: "" },
            ),
          ],
        ),
        category(
          "Díszítés, marcipán, dió",
          {
            pack: "bag",
            glyph: "birthday-cake",
            diet: "",
            ingredients: "cukor, {v}, ételfesték, *mandula*",
            text: "A torta teteje sem mindegy.",
          },
          [
            kind(
              "{v}",
              "tortadara ×0.8 | cukorgyöngy | marcipánmassza ×1.7 | tortabevonó fondant ×1.3 | kandírozott narancshéj | kókuszreszelék ×0.8 | zselatin ×0.7",
              "50 g 449 | 100 g 699 | 250 g 1399",
            ),
          ],
        ),
      ],
    ),
  ],
);

import { category, department, kind } from "../plan/plan.ts";

/** Édesség, snack */
export const sweets = department(
  90,
  "Édesség, snack",
  {
    vat: 27,
    storage: "ambient",
    pack: "bag",
    glyph: "candy",
    expiry: 150,
    brands: "Kakaófa, Csokimanó, Okos Polc",
  },
  [
    category(
      "Csokoládé",
      {
        pack: "wrap",
        glyph: "chocolate-bar",
        nutrition: "32/19/55/53/7/0.2",
        ingredients: "cukor, kakaóvaj, *tejpor*, kakaómassza, emulgeálószer (*szójalecitin*), {v}",
      },
      [
        category("Táblás csokoládé", {}, [
          category("Tejcsokoládé", { text: "Krémesen olvad, kockánként fogy." }, [
            kind(
              "tejcsokoládé {v}",
              "natúr | mogyorós ×1.15 | mandulás ×1.2 | karamellás | epres-joghurtos | mazsolás-mogyorós ×1.15",
              "90 g 699 | 100 g 779 | 200 g 1499",
              { ingredients: "cukor, kakaóvaj, *tejpor*, kakaómassza, *mogyoró*, emulgeálószer (*szójalecitin*)" },
            ),
            kind("fehér csokoládé {v}", "natúr | kókuszos | málnás ×1.1 | kekszes", "90 g 729 | 100 g 799"),
          ]),
          category(
            "Étcsokoládé",
            {
              nutrition: "42/26/36/30/9/0.02",
              ingredients: "kakaómassza, cukor, kakaóvaj, emulgeálószer (*szójalecitin*)",
              diet: "vegán, gluténmentes",
              text: "Kevesebb cukor, több kakaó.",
              brands: "Kakaófa, Cacaomonte, Okos Polc",
            },
            [
              kind(
                "étcsokoládé {v}",
                "55% | 70% ×1.15 | 85% ×1.3 | narancsos ×1.1 | tengeri sós ×1.1 | chilis ×1.1",
                "80 g 899 | 100 g 999",
              ),
            ],
          ),
        ]),
        category("Csokoládészelet", { text: "Egy falat jókedv két megálló között." }, [
          kind(
            "{v} szelet",
            "karamellás-mogyorós | kókuszos | ostyás | rizspelyhes | mogyorós nugátos | tejkrémes",
            "45 g 299 | 50 g 329 | 5 × 45 g 1199",
          ),
          kind("nápolyi szelet {v}", "csokis | mogyorós | kakaós mártott", "22 g 149 | 30 g 189", { glyph: "waffle" }),
        ]),
        category(
          "Bonbon, desszert",
          { pack: "box", gift: true, text: "Vendégségbe, névnapra, köszönetnek.", promotions: "Adventi készülődés" },
          [
            kind(
              "{v}",
              "vegyes bonbonválogatás | konyakmeggy ×1.1 | mogyorós praliné ×1.1 | trüffel ×1.2 | marcipános bonbon | macskanyelv ×0.5",
              "100 g 1499 | 200 g 2499 | 400 g 4499",
            ),
          ],
        ),
        category("Szaloncukor", { glyph: "candy", promotions: "Adventi készülődés", text: "A fa alá és a fára." }, [
          kind(
            "szaloncukor {v}",
            "zselés | kókuszos | marcipános ×1.2 | karamellás | mogyorókrémes ×1.1 | vaníliás | étcsokoládés ×1.15",
            "300 g 1799 | 350 g 1999 | 1 kg 4999",
          ),
        ]),
      ],
    ),
    category(
      "Keksz, ostya",
      {
        pack: "bag",
        glyph: "cookie",
        nutrition: "20/9/65/28/6.5/0.6",
        ingredients: "*búzaliszt*, cukor, pálmazsír, *tejsavópor*, *tojáspor*, {v} ízesítés",
        brands: "Ropogda, Csokimanó, Okos Polc",
      },
      [
        category("Édes keksz", { text: "Tejbe mártva, tea mellé." }, [
          kind(
            "{v}",
            "vajas keksz | kakaós keksz | háztartási keksz ×0.7 | zabpelyhes keksz ×1.1 | csokoládédarabos keksz ×1.2 | gyömbéres keksz | citromos töltött keksz ×1.1",
            "150 g 599 | 200 g 749 | 400 g 1299",
          ),
        ]),
        category("Ostya, nápolyi", { glyph: "waffle", text: "Réteg réteg hátán." }, [
          kind(
            "{v} nápolyi",
            "mogyorókrémes | kakaós | citromos | vaníliás | csokoládéval mártott ×1.2 | karamellás",
            "90 g 349 | 180 g 599 | 250 g 799",
          ),
          kind("{v} ostyatekercs", "kakaókrémes | mogyorós | tejkrémes", "150 g 899"),
        ]),
        category("Piskótatallér, tea-sütemény", { text: "Délutáni csendre." }, [
          kind(
            "{v}",
            "narancsos piskótatallér | málnás piskótatallér | linzerkarika | teasütemény | pilóta típusú keksz | mézes puszedli",
            "130 g 599 | 180 g 799 | 300 g 1199",
          ),
        ]),
        category(
          "Müzliszelet, energiaszelet",
          {
            pack: "wrap",
            glyph: "chocolate-bar",
            nutrition: "12/5/62/28/8/0.2",
            ingredients: "*zabpehely*, glükózszirup, cukor, *mogyoró*, {v}",
            brands: "Zabkupa, Reggelpajtás, Okos Polc",
            text: "Túrára, edzésre, tanulásra.",
          },
          [
            kind(
              "müzliszelet {v}",
              "csokis-banános | erdei gyümölcsös | mogyorós | almás-fahéjas | áfonyás",
              "25 g 199 | 40 g 269 | 6 × 25 g 999",
            ),
            kind("fehérjeszelet {v}", "csokis | karamellás | mogyorós | kókuszos", "50 g 649 | 60 g 749", {
              nutrition: "10/5/30/3/32/0.5",
              ingredients: "*tejfehérje*, kollagén, édesítőszer (maltit), *földimogyoró*, {v}",
            }),
          ],
        ),
      ],
    ),
    category(
      "Cukorka, gumicukor, rágó",
      {
        glyph: "candy",
        nutrition: "0.2/0.1/80/58/4/0.1",
        ingredients: "glükózszirup, cukor, zselatin, citromsav, gyümölcslé-sűrítmény, {v} aroma",
        brands: "Csokimanó, Gumigida, Okos Polc",
      },
      [
        category("Gumicukor", { text: "Maci, kukac, gyümölcs: mindenki válogat." }, [
          kind(
            "gumicukor {v}",
            "macik | kukacok | kólás | savanyú gyümölcsös | gyümölcsös | tőzegáfonyás | mentes, cukor nélkül ×1.3",
            "80 g 399 | 100 g 479 | 200 g 849 | 1 kg 3299",
          ),
        ]),
        category(
          "Cukorka, drazsé, nyalóka",
          {
            glyph: "lollipop",
            ingredients: "cukor, glükózszirup, citromsav, {v} aroma",
            diet: "gluténmentes",
            text: "Zsebbe, táskába, köhögés ellen.",
          },
          [
            kind(
              "{v} cukorka",
              "mentolos | citromos | mézes | erdei gyümölcsös | tejkaramellás | mentás, cukormentes ×1.2",
              "75 g 399 | 90 g 449 | 250 g 999",
              { ingredients: "cukor, glükózszirup, *tejpor*, {v} aroma" },
            ),
            kind("nyalóka {v}", "vegyes gyümölcsös | epres | kólás", "10 db 649 | 30 db 1599"),
          ],
        ),
        category(
          "Rágógumi",
          {
            pack: "box",
            glyph: "bubbles",
            diet: "vegán, gluténmentes, cukormentes",
            ingredients: "édesítőszerek (szorbit, xilit), gumialap, {v} aroma",
            text: "Friss lehelet, bárhol.",
            promotions: "",
          },
          [
            kind(
              "rágógumi {v}",
              "borsmenta | fodormenta | gyümölcsös | fehérítő ×1.15 | extra erős mentol",
              "14 g 299 | 46 g 749 | 3 × 14 g 799",
            ),
          ],
        ),
      ],
    ),
    category("Sós snack", { glyph: "potato", nutrition: "32/3/52/2/6/1.4" }, [
      category(
        "Chips",
        {
          brands: "Ropisarok, Sósmanó, Okos Polc",
          ingredients: "burgonya, napraforgóolaj, só, {v} ízesítés (*tejsavópor*)",
          text: "Filmhez kötelező.",
        },
        [
          kind(
            "chips {v}",
            "sós | hagymás-tejfölös | sajtos | paprikás | chilis-lime-os | tengeri sós ×1.1 | zöldhagymás",
            "60 g 449 | 140 g 849 | 215 g 1199",
          ),
          kind("hullámos chips {v}", "sajtos | BBQ | paprikás", "130 g 899"),
          kind("tortillachips {v}", "natúr | sajtos | chilis", "150 g 749 | 200 g 949", {
            glyph: "ear-of-corn",
            ingredients: "kukorica, napraforgóolaj, só, {v} ízesítés (*tej*)",
          }),
        ],
      ),
      category(
        "Ropi, perec, kréker",
        {
          glyph: "pretzel",
          brands: "Ropisarok, Sósmanó, Okos Polc",
          nutrition: "6/1/72/3/10/3",
          ingredients: "*búzaliszt*, napraforgóolaj, élesztő, só, {v} ízesítés",
          text: "Ropog a doboz aljáig.",
        },
        [
          kind(
            "{v}",
            "sós ropi | sajtos ropi | mini perec | sós kréker ×1.2 | magvas kréker ×1.4 | szezámos pálcika ×1.1",
            "45 g 199 | 100 g 379 | 220 g 699",
          ),
        ],
      ),
      category(
        "Popcorn, kukoricasnack",
        {
          glyph: "popcorn",
          brands: "Sósmanó, Ropisarok, Okos Polc",
          ingredients: "kukorica, napraforgóolaj, só, {v} ízesítés (*tejsavópor*)",
          diet: "gluténmentes",
          text: "Két perc, és pattog.",
        },
        [
          kind("mikrós popcorn {v}", "sós | vajas | sajtos | karamellás ×1.1", "80 g 299 | 3 × 80 g 799"),
          kind("kukoricasnack {v}", "földimogyorós | sajtos | pizzás | édes", "50 g 279 | 75 g 379", {
            ingredients: "kukoricadara, *földimogyoró*, napraforgóolaj, *tej*, só",
          }),
        ],
      ),
      category(
        "Pörkölt mag, földimogyoró",
        {
          glyph: "peanuts",
          brands: "Mókusfa, Sósmanó, Okos Polc",
          nutrition: "50/7/12/5/25/1.2",
          ingredients: "*földimogyoró*, *mandula*, *kesudió*, napraforgóolaj, só",
          diet: "vegán, gluténmentes",
          text: "Sörhöz, borhoz, társashoz.",
        },
        [
          kind(
            "{v}",
            "pörkölt, sós földimogyoró | wasabis földimogyoró ×1.3 | mézes földimogyoró ×1.2 | sós pisztácia ×2.6 | sós kesudió ×2.1 | füstölt mandula ×2.2 | magkeverék ×1.7",
            "100 g 499 | 200 g 899",
            { diet: "" },
          ),
          kind("pörkölt {v}", "tökmag ×1.5 | napraforgómag | csicseriborsó ×1.2", "100 g 349 | 200 g 599", {
            glyph: "sunflower",
            ingredients: "{v}, só",
          }),
        ],
      ),
    ]),
  ],
);

import { category, department, kind } from "../plan/plan.ts";

/** Mentes, bio, életmód */
export const diet = department(
  120,
  "Mentes, bio, életmód",
  {
    vat: 27,
    storage: "ambient",
    pack: "box",
    glyph: "seedling",
    expiry: 150,
    brands: "Tisztamag, Napraszép, Zöldgally",
  },
  [
    category("Növényi ital és tejtermék", { diet: "vegán, laktózmentes", pack: "brick", glyph: "glass-of-milk" }, [
      category(
        "Növényi ital",
        {
          flavourLeads: true,
          karton: 6,
          nutrition: "1.6/0.2/6/3/0.8/0.1",
          brands: "Napraszép, Zabhullám, Okos Polc",
          text: "Kávéba, turmixba, zabkásába.",
        },
        [
          kind("zabital {v}", "natúr | barista ×1.15 | csokis | vaníliás", "0,5 l 549 | 1 l 849", {
            ingredients: "víz, *zab* 11%, napraforgóolaj, só",
          }),
          kind("mandulaital {v}", "natúr | cukormentes | vaníliás", "1 l 1049", {
            ingredients: "víz, *mandula* 2,5%, cukor, só",
            diet: "vegán, laktózmentes, gluténmentes",
            glyph: "chestnut",
          }),
          kind("szójaital {v}", "natúr | csokis | vaníliás", "1 l 799", {
            ingredients: "víz, *szójabab* 8%, cukor, só",
            diet: "vegán, laktózmentes, gluténmentes",
            glyph: "beans",
          }),
          kind("{v}", "rizsital | kókuszital ×1.15 | rizs-kókuszital ×1.1", "1 l 849", {
            ingredients: "víz, rizs, kókusz, só",
            diet: "vegán, laktózmentes, gluténmentes",
            glyph: "coconut",
          }),
        ],
      ),
      category(
        "Növényi joghurt, tejföl, sajt",
        {
          storage: "chilled",
          pack: "cup",
          expiry: 25,
          brands: "Napraszép, Zabhullám",
          nutrition: "3/2.5/9/6/1/0.2",
          text: "Kultúrával érlelve, tej nélkül.",
        },
        [
          kind("{v} kókuszgurt", "natúr | epres | mangós | áfonyás | vaníliás", "125 g 499 | 400 g 1299", {
            ingredients: "kókuszkrém, víz, keményítő, élőflóra, {v} készítmény",
            diet: "vegán, laktózmentes, gluténmentes",
            flavourLeads: true,
            glyph: "coconut",
          }),
          kind("növényi {v}", "főzőkrém | habkrém ×1.2 | tejföl alternatíva", "200 ml 649 | 250 ml 749", {
            ingredients: "víz, napraforgóolaj, *zab*, só",
            pack: "brick",
          }),
          kind(
            "vegán szelet {v}",
            "natúr | füstölt | cheddar ízű | mozzarella ízű, reszelt",
            "140 g 999 | 200 g 1349",
            {
              ingredients: "víz, kókuszzsír, keményítő, só, aroma",
              diet: "vegán, laktózmentes, gluténmentes",
              pack: "bag",
              glyph: "cheese-wedge",
              nutrition: "23/21/21/0/0.5/2",
            },
          ),
        ],
      ),
    ]),
    category(
      "Növényi fehérje",
      { diet: "vegán", storage: "chilled", pack: "tray", glyph: "seedling", expiry: 25, nutrition: "9/1.2/6/1/16/1.3" },
      [
        category(
          "Tofu, szejtán, tempeh",
          {
            ingredients: "*szójabab*, víz, alvasztó",
            text: "Pácold, süsd, morzsold.",
            brands: "Napraszép, Vegadélután",
          },
          [
            kind(
              "tofu {v}",
              "natúr | füstölt ×1.1 | zöldfűszeres ×1.1 | selyem | csípős ×1.1",
              "180 g 849 | 200 g 899 | 400 g 1599",
              { diet: "vegán, gluténmentes" },
            ),
            kind("{v}", "szejtán, natúr | szejtán, füstölt ×1.05 | tempeh ×1.2", "200 g 1299", {
              ingredients: "*búzafehérje*, *szójabab*, víz, só",
            }),
          ],
        ),
        category(
          "Vegán hús- és haltermék",
          {
            glyph: "hamburger",
            brands: "Vegadélután, Napraszép",
            ingredients: "víz, *szójafehérje*, *búzafehérje*, napraforgóolaj, fűszerek",
            text: "Grillre, burgerbe, bolognaiba.",
          },
          [
            kind(
              "vegán {v}",
              "burgerpogácsa | darált | nuggets | virsli ×0.9 | kolbász | szeletelt felvágott ×0.8 | halrudacska",
              "180 g 1199 | 250 g 1549",
            ),
          ],
        ),
        category(
          "Falafel, zöldségpogácsa",
          {
            glyph: "falafel",
            ingredients: "csicseriborsó, hagyma, fűszerek, rizsliszt, só",
            diet: "vegán, gluténmentes",
            text: "Pitába, hummusszal.",
            brands: "Vegadélután, Okos Polc",
          },
          [
            kind(
              "{v}",
              "falafel | céklás falafel | spenótos zöldségfasírt | csicseriborsós fasírt | brokkolis pogácsa",
              "200 g 899 | 300 g 1249",
            ),
          ],
        ),
      ],
    ),
    category(
      "Gluténmentes",
      { diet: "gluténmentes", brands: "Tisztamag, Mentafa, Okos Polc", nutrition: "6/1.5/58/8/4/0.9" },
      [
        category(
          "Gluténmentes kenyér, péksütemény",
          {
            pack: "bag",
            glyph: "bread",
            expiry: 30,
            ingredients: "kukoricakeményítő, rizsliszt, víz, *tojás*, élesztő, útifűmaghéj, só",
            text: "Puha szelet, búza nélkül.",
          },
          [
            kind(
              "gluténmentes {v}",
              "fehér szeletelt kenyér | magvas kenyér ×1.1 | zsemle | bagett | kifli ×1.05 | toastkenyér",
              "250 g 1299 | 300 g 1499 | 400 g 1899",
            ),
          ],
        ),
        category(
          "Gluténmentes liszt, lisztkeverék",
          {
            pack: "bag",
            diet: "vegán, gluténmentes",
            glyph: "ear-of-corn",
            ingredients: "rizsliszt, kukoricakeményítő, útifűmaghéj",
            text: "Kenyérhez, süteményhez, rántáshoz.",
          },
          [
            kind(
              "gluténmentes {v}",
              "univerzális lisztkeverék | kenyérliszt | süteményliszt | palacsintapor | zsemlemorzsa ×0.9 | hajdinaliszt",
              "500 g 1199 | 1 kg 2199",
            ),
          ],
        ),
        category(
          "Gluténmentes édesség, snack",
          {
            glyph: "cookie",
            ingredients: "kukoricaliszt, rizsliszt, cukor, *tojás*, *vaj*",
            text: "Nassolás kompromisszum nélkül.",
          },
          [
            kind(
              "gluténmentes {v}",
              "vajas keksz | csokis keksz | nápolyi | linzer | sós perec | muffin, csokis",
              "100 g 999 | 150 g 1299 | 200 g 1649",
            ),
            kind(
              "puffasztott {v}",
              "rizs, natúr | rizs, csokoládés ×1.5 | kukorica, sós | hajdina ×1.2",
              "60 g 399 | 100 g 599",
              { diet: "vegán, gluténmentes", ingredients: "{v}", glyph: "rice-cracker" },
            ),
          ],
        ),
      ],
    ),
    category("Bio és életmód", { diet: "bio" }, [
      category(
        "Bio alapélelmiszer",
        {
          pack: "bag",
          glyph: "sheaf-of-rice",
          diet: "vegán, bio",
          brands: "Zöldgally, Napraszép",
          text: "Ellenőrzött ökológiai gazdálkodásból.",
          nutrition: "2/0.4/65/2/13/0.01",
        },
        [
          kind(
            "bio {v}",
            "vöröslencse | csicseriborsó | quinoa ×1.6 | barna rizs | köles ×0.8 | hajdina",
            "400 g 899 | 500 g 1049",
            { ingredients: "{v}", diet: "vegán, bio, gluténmentes" },
          ),
          kind("bio {v}", "tönkölyliszt | zabpehely | tönkölykuszkusz ×1.2 | tönkölytészta", "500 g 899 | 1 kg 1599", {
            ingredients: "*tönkölybúza*, *zab*",
          }),
        ],
      ),
      category(
        "Bio édesség, ital",
        {
          glyph: "chocolate-bar",
          diet: "bio",
          brands: "Zöldgally, Cacaomonte",
          text: "Kevés összetevő, sok íz.",
          flavourLeads: true,
        },
        [
          kind(
            "bio {v}",
            "étcsokoládé 70% | étcsokoládé, málnás | kakaóbabtöret ×1.2 | kókuszchips ×0.9",
            "80 g 1199 | 100 g 1399",
            { diet: "vegán, bio", ingredients: "kakaómassza, nádcukor, kakaóvaj, {v}", pack: "wrap" },
          ),
          kind("bio {v}", "almalé | céklalé | málnaszörp | bodzaszörp", "0,7 l 1599 | 0,33 l 899", {
            brands: "Zöldgally, Gyümölcsláda",
            deposit: true,
            diet: "vegán, bio",
            pack: "glass",
            fragile: true,
            ingredients: "{v}",
            nutrition: "0/0/11/10/0.2/0",
          }),
        ],
      ),
      category(
        "Fehérje, szuperélelmiszer",
        {
          pack: "pouch",
          diet: "",
          glyph: "flexed-biceps",
          brands: "Izomkonyha, Napraszép",
          nutrition: "5/2/10/5/72/0.6",
          ingredients: "{v}",
          text: "Edzés után, turmixba.",
        },
        [
          kind("fehérjepor {v}", "csokis | vaníliás | epres | natúr | kókuszos", "500 g 5999 | 1 kg 9999", {
            ingredients: "*tejsavófehérje*-koncentrátum, kakaó, édesítőszer, {v} aroma",
          }),
          kind(
            "{v}",
            "spirulinapor ×1.2 | macapor | lucernapor ×0.8 | kakaóbabpor ×0.8 | útifűmaghéj ×0.6 | búzafűpor",
            "100 g 1999 | 250 g 3999",
            { diet: "vegán", ingredients: "100% {v}" },
          ),
        ],
      ),
      category(
        "Cukorbetegeknek, csökkentett cukor",
        {
          diet: "cukormentes",
          glyph: "cookie",
          brands: "Mentafa, Tisztamag",
          ingredients: "*búzaliszt*, édesítőszer (maltit), növényi zsír, *tejpor*, *tojás*, {v}",
          text: "Hozzáadott cukor nélkül.",
          nutrition: "20/10/55/1/8/0.4",
        },
        [
          kind(
            "cukormentes {v}",
            "vajas keksz | kakaós ostya | tejcsokoládé ×1.1 | étcsokoládé ×1.1 | linzer | piskóta",
            "100 g 999 | 150 g 1349",
          ),
        ],
      ),
    ]),
    category(
      "Vitamin, étrend-kiegészítő",
      {
        pieceWeight: 1,
        pack: "box",
        glyph: "pill",
        nutrition: "",
        brands: "Vitanap, Egészségtár, Okos Polc",
        expiry: 300,
        ingredients: "{v}, tömegnövelő, csomósodásgátló",
      },
      [
        category("Vitamin", { text: "A téli hónapokra különösen." }, [
          kind(
            "{v}",
            "C-vitamin 1000 mg | D3-vitamin 2000 NE | multivitamin | B-komplex | magnézium B6 | cink | D3 + K2 ×1.3",
            "30 db 1599 | 60 db 2799 | 100 db 3999",
          ),
          kind("{v} pezsgőtabletta", "C-vitamin | multivitamin | magnézium | kalcium", "20 db 899", {
            pack: "tube",
            glyph: "tangerine",
          }),
        ]),
        category("Étrend-kiegészítő", { glyph: "pill", text: "Nem helyettesíti a kiegyensúlyozott étrendet." }, [
          kind(
            "{v}",
            "kollagén tabletta | omega-3 kapszula | probiotikum kapszula ×1.2 | ízületvédő | hajszépség ×1.1 | gyermekvitamin gumicukor",
            "30 db 2999 | 60 db 4999",
            { ingredients: "{v} (*halolaj* nyomokban)" },
          ),
        ]),
      ],
    ),
  ],
);

import { category, department, kind } from "../plan/plan.ts";

/** Reggeli, kávé, tea */
export const breakfast = department(
  98,
  "Reggeli, kávé, tea",
  {
    vat: 27,
    storage: "ambient",
    pack: "box",
    glyph: "hot-beverage",
    expiry: 200,
    brands: "Reggelpajtás, Zabkupa, Okos Polc",
  },
  [
    category(
      "Müzli, gabonapehely",
      { glyph: "bowl-with-spoon", nutrition: "8/2/64/20/9/0.2", ingredients: "*zabpehely*, *búzapehely*, cukor, {v}" },
      [
        category("Müzli, granola", { pack: "bag", text: "Joghurttal, tejjel, marékkal." }, [
          kind(
            "ropogós müzli {v}",
            "csokis | gyümölcsös | mogyorós ×1.1 | erdei gyümölcsös | mézes-mandulás ×1.1",
            "350 g 1199 | 500 g 1599 | 600 g 1849",
            { ingredients: "*zabpehely*, cukor, pálmaolaj, *mogyoró*, *mandula*, {v}" },
          ),
          kind("granola {v}", "kókuszos | mandulás-mézes | étcsokoládés | almás-fahéjas", "300 g 1699 | 400 g 2099", {
            brands: "Zabkupa, Napraszép",
            ingredients: "*zabpehely*, méz, *mandula*, kókuszolaj, {v}",
          }),
        ]),
        category(
          "Gabonapehely",
          { glyph: "cooked-rice", nutrition: "3/1/80/25/7/0.6", text: "A tejbe, mielőtt az iskolabusz elindul." },
          [
            kind(
              "{v}",
              "kukoricapehely | mézes karika | csokis golyó | fahéjas párna ×1.1 | kakaós pehely | teljes kiőrlésű pehely ×1.1",
              "250 g 899 | 375 g 1249 | 500 g 1549",
              { ingredients: "kukoricadara, *búzaliszt*, cukor, *árpamaláta*-kivonat, só, {v}" },
            ),
          ],
        ),
        category(
          "Zabpehely, zabkása",
          {
            pack: "bag",
            nutrition: "7/1.2/59/1/13/0.01",
            ingredients: "*zab*",
            diet: "vegán",
            text: "Lassan felszívódik, délig kitart.",
          },
          [
            kind(
              "{v}",
              "aprószemű zabpehely | nagyszemű zabpehely | zabkorpa ×1.1 | bio zabpehely ×1.6",
              "400 g 499 | 500 g 599 | 1 kg 1049",
            ),
            kind(
              "instant zabkása {v}",
              "almás-fahéjas | csokis-banános | málnás | natúr",
              "60 g 349 | 65 g 379 | 5 × 60 g 1499",
              {
                pack: "sachet",
                nutrition: "6/1.5/62/18/11/0.3",
                ingredients: "*zabpehely* 75%, cukor, *tejpor*, {v}",
                diet: "",
              },
            ),
          ],
        ),
      ],
    ),
    category(
      "Kenhető édes krém",
      {
        pack: "jar",
        fragile: true,
        glyph: "chestnut",
        nutrition: "31/10/57/55/6/0.1",
        brands: "Kakaófa, Mókusfa, Okos Polc",
      },
      [
        category(
          "Csokoládékrém",
          {
            ingredients: "cukor, pálmaolaj, *mogyoró* 13%, kakaópor, *tejpor*, emulgeálószer (*szójalecitin*)",
            text: "Palacsintába, kiflire, kanálra.",
          },
          [
            kind(
              "{v}",
              "mogyorós kakaókrém | kétszínű tejes-kakaós krém | étcsokoládékrém ×1.15 | kakaókrém | cukor nélküli mogyorókrém ×1.5",
              "350 g 1499 | 400 g 1699 | 750 g 2799",
            ),
          ],
        ),
        category(
          "Mogyoróvaj, magkrém",
          {
            glyph: "peanuts",
            nutrition: "50/7/12/5/27/0.5",
            ingredients: "*földimogyoró* 97%, só",
            diet: "vegán, gluténmentes",
            text: "Almára, zabkásába, turmixba.",
          },
          [
            kind(
              "mogyoróvaj {v}",
              "krémes | darabos | natúr 100% ×1.2 | csokis",
              "340 g 1599 | 500 g 2199 | 1 kg 3799",
            ),
            kind("{v}", "mandulakrém ×1.9 | kesudiókrém ×1.7 | szezámkrém", "250 g 1899", {
              ingredients: "*mandula*, *kesudió*, *szezámmag*",
              glyph: "chestnut",
            }),
          ],
        ),
      ],
    ),
    category(
      "Kávé",
      {
        pack: "pouch",
        brands: "Zaccoló, Pörkölde, Okos Polc",
        ingredients: "kávé",
        nutrition: "",
        diet: "vegán, gluténmentes",
        origin: "Olaszország",
        karton: 0,
      },
      [
        category("Szemes kávé", { text: "Frissen darálva tölti be a konyhát az illata." }, [
          kind(
            "szemes kávé {v}",
            "classico | crema | espresso ×1.1 | arabica 100% ×1.25 | koffeinmentes ×1.15 | fair trade ×1.3",
            "250 g 2499 | 500 g 4699 | 1 kg 8499",
          ),
        ]),
        category("Őrölt kávé", { text: "Kotyogóba, filteresbe, törökösen.", karton: 12 }, [
          kind(
            "őrölt kávé {v}",
            "classico | espresso ×1.05 | arabica 100% ×1.2 | családi ×0.85 | koffeinmentes ×1.15",
            "225 g 1999 | 250 g 2149 | 500 g 3999",
          ),
        ]),
        category("Kávékapszula, párna", { pack: "box", text: "Gombnyomásra krémes." }, [
          kind(
            "kávékapszula {v}",
            "espresso | lungo | ristretto | latte macchiato ×1.3 | koffeinmentes",
            "10 db 1299 | 16 db 1899 | 30 db 3299",
            { pieceWeight: 9 },
          ),
          kind("kávépárna {v}", "classico | strong | koffeinmentes", "16 db 1399 | 36 db 2699", { pieceWeight: 8 }),
        ]),
        category(
          "Instant kávé, cappuccino",
          { pack: "jar", fragile: true, ingredients: "instant kávé", text: "Forró vízzel egy perc." },
          [
            kind(
              "instant kávé {v}",
              "klasszikus | gold ×1.2 | crema ×1.2 | koffeinmentes ×1.1",
              "100 g 1899 | 200 g 3399",
            ),
            kind(
              "{v}",
              "3 az 1-ben kávé | cappuccino, vaníliás | cappuccino, csokis | jeges latte",
              "10 × 17 g 999 | 20 × 17 g 1799",
              {
                pack: "box",
                fragile: false,
                ingredients: "cukor, instant kávé, *tejpor*, glükózszirup",
                diet: "",
                nutrition: "11/10/75/55/3/0.4",
              },
            ),
          ],
        ),
      ],
    ),
    category(
      "Tea, kakaó",
      {
        pack: "box",
        glyph: "teacup-without-handle",
        brands: "Csészekert, Virágcsésze, Okos Polc",
        nutrition: "",
        diet: "vegán, gluténmentes",
        ingredients: "{v}",
      },
      [
        category("Fekete és zöld tea", { text: "Három perc, nem több." }, [
          kind(
            "{v} tea",
            "Ceylon fekete | Earl Grey | angol reggeli | zöld | jázminos zöld | citromos zöld",
            "20 filter 649 | 50 filter 1199 | 100 filter 1999",
          ),
          kind("szálas {v} tea", "Earl Grey | Assam | sencha zöld ×1.2 | oolong ×1.5", "100 g 1999", { pack: "pouch" }),
        ]),
        category(
          "Gyümölcs- és gyógytea",
          { flavourLeads: true, glyph: "teacup-without-handle", text: "Esti mese mellé, koffein nélkül." },
          [
            kind(
              "{v} tea",
              "erdei gyümölcs | málna-csipkebogyó | almás-fahéjas | kamilla | borsmenta | citromfű | hársfavirág | gyömbér-citrom",
              "20 filter 549 | 40 filter 949",
            ),
            kind("{v} szálas gyógytea", "kamilla | csalán | hársfavirág | bodzavirág", "40 g 799 | 50 g 949", {
              pack: "pouch",
              promotions: "Hazai termelőktől",
            }),
          ],
        ),
        category(
          "Kakaó, forró csokoládé",
          {
            pack: "pouch",
            glyph: "chocolate-bar",
            diet: "",
            ingredients: "cukor, zsírszegény kakaópor, emulgeálószer (*szójalecitin*), {v}",
            nutrition: "3/1.8/78/75/4.5/0.2",
            text: "Havas délutánra, habbal.",
          },
          [
            kind(
              "{v}",
              "instant kakaópor | kakaós italpor ×0.9 | forró csokoládé, klasszikus ×1.3 | forró csokoládé, fehér ×1.3 | forró csokoládé, mogyorós ×1.3",
              "200 g 849 | 400 g 1499 | 800 g 2599",
            ),
          ],
        ),
      ],
    ),
  ],
);

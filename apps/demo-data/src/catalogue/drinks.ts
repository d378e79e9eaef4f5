import { category, department, kind } from "../plan/plan.ts";

/** Üdítő, ásványvíz */
export const drinks = department(
  109,
  "Üdítő, ásványvíz",
  {
    vat: 27,
    storage: "ambient",
    pack: "bottle",
    glyph: "cup-with-straw",
    expiry: 180,
    brands: "Buborka, Szomjas Zsiráf, Okos Polc",
    deposit: true,
    diet: "vegán, gluténmentes",
  },
  [
    category(
      "Víz",
      {
        glyph: "droplet",
        karton: 6,
        expiry: 300,
        nutrition: "",
        brands: "Forrásliget, Kristálykút, Okos Polc",
        ingredients: "természetes ásványvíz",
      },
      [
        category("Ásványvíz", {}, [
          category("Szénsavas ásványvíz", { text: "Hegyvidéki forrásból, élénk buborékkal." }, [
            kind("ásványvíz {v}", "szénsavas | enyhe", "0,5 l 189 | 1,5 l 219 | 6 × 1,5 l 1249 | 6 × 0,5 l 1049"),
            kind("üveges ásványvíz {v}", "szénsavas | enyhe", "0,33 l 299 | 0,75 l 449", {
              pack: "glass",
              fragile: true,
              karton: 12,
            }),
          ]),
          category("Szénsavmentes ásványvíz", { text: "Lágy, nátriumszegény, babának is." }, [
            kind(
              "ásványvíz {v}",
              "mentes | alacsony ásványianyag-tartalmú | lúgos ×1.3",
              "0,5 l 189 | 1,5 l 219 | 5 l 599 | 6 × 1,5 l 1249",
            ),
            kind("üveges ásványvíz {v}", "mentes", "0,33 l 299 | 0,75 l 449", {
              pack: "glass",
              fragile: true,
              karton: 12,
            }),
          ]),
        ]),
        category(
          "Ízesített víz",
          {
            flavourLeads: true,
            glyph: "lemon",
            ingredients: "víz, cukor, citromsav, természetes {v} aroma",
            nutrition: "0/0/3.5/3.5/0/0.01",
            text: "Csak egy leheletnyi íz.",
          },
          [
            kind(
              "ízesített víz {v}",
              "citromos | málnás | körtés | bodzás | almás | grapefruitos | uborkás-mentás",
              "0,5 l 289 | 1,5 l 469",
            ),
          ],
        ),
        category("Szóda, gyógyvíz", { glyph: "bubbles", text: "Fröccsbe, gyomorra." }, [
          kind("{v}", "szódavíz | gyógyvíz ×1.8 | tonikvíz ×1.9 | gyömbér tonik ×2", "1 l 249 | 1,5 l 329", {
            ingredients: "víz, szén-dioxid",
          }),
        ]),
      ],
    ),
    category(
      "Szénsavas üdítő",
      { nutrition: "0/0/10/10/0/0.02", ingredients: "víz, cukor, szén-dioxid, citromsav, {v} aroma", karton: 6 },
      [
        category("Kóla", { pack: "bottle", text: "Jéggel, citromkarikával." }, [
          kind(
            "kóla {v}",
            "klasszikus | cukormentes | meggyes | vaníliás | citromos",
            "0,5 l 399 | 1,25 l 549 | 1,75 l 699 | 2 l 749",
          ),
          kind(
            "kóla {v}, dobozos",
            "klasszikus | cukormentes | meggyes",
            "0,33 l 299 | 6 × 0,33 l 1699 | 24 × 0,33 l 5999",
            { pack: "can", karton: 24 },
          ),
        ]),
        category("Gyümölcsös üdítő", { glyph: "tangerine", flavourLeads: true, text: "Pezseg, és gyümölcsízű." }, [
          kind(
            "{v} üdítőital",
            "narancsos | citromos | málnás | almás | szőlős | bodzás | meggyes",
            "0,5 l 379 | 1,5 l 549 | 2 l 649",
          ),
          kind("{v} üdítőital, dobozos", "narancsos | citromos | szőlős", "0,33 l 289 | 6 × 0,33 l 1599", {
            pack: "can",
            karton: 24,
          }),
        ]),
        category(
          "Tonik, gyömbér, limonádé",
          {
            pack: "glass",
            glyph: "lemon",
            flavourLeads: true,
            fragile: true,
            karton: 12,
            brands: "Buborka, Limonáda Műhely",
            text: "Magában vagy keverve.",
          },
          [
            kind(
              "{v}",
              "tonik | gyömbérital | mediterrán tonik ×1.2 | rózsaszín tonik ×1.2 | keserű citrom",
              "0,25 l 399 | 0,75 l 799",
            ),
            kind("kézműves limonádé {v}", "bodzás | málnás | citromos | levendulás", "0,33 l 649", {
              ingredients: "víz, {v} szörp 15%, cukor, citromlé",
            }),
          ],
        ),
      ],
    ),
    category(
      "Gyümölcslé, szörp",
      {
        flavourLeads: true,
        glyph: "tangerine",
        nutrition: "0.1/0/11/10.5/0.3/0",
        brands: "Gyümölcsláda, Vitanap, Okos Polc",
        ingredients: "{v} gyümölcslé sűrítményből, víz, citromsav",
      },
      [
        category("Gyümölcslé", { pack: "brick", deposit: false, karton: 12, text: "Reggelihez egy pohár gyümölcs." }, [
          kind(
            "{v} gyümölcslé 100%",
            "alma | narancs ×1.2 | multivitamin ×1.1 | ananász ×1.2 | szőlő | paradicsom",
            "0,2 l 249 | 1 l 799 | 2 l 1399",
          ),
          kind("{v} nektár", "őszibarack | sárgabarack | körte | meggy | banán", "0,2 l 229 | 1 l 699"),
        ]),
        category(
          "Hűtött gyümölcslé, smoothie",
          { storage: "chilled", expiry: 12, pack: "bottle", text: "Frissen préselve, hidegen.", fragile: true },
          [
            kind("frissen préselt {v}lé", "narancs | alma | grapefruit | répa-alma", "0,25 l 749 | 0,75 l 1799"),
            kind(
              "smoothie {v}",
              "epres-banános | mangós-maracujás | zöld, spenótos | áfonyás-szedres",
              "0,25 l 849 | 0,75 l 1999",
            ),
          ],
        ),
        category(
          "Szörp",
          {
            pack: "bottle",
            ingredients: "cukor, víz, {v} sűrítmény 30%, citromsav",
            nutrition: "0/0/70/69/0/0",
            text: "Egy rész szörp, hét rész víz.",
            brands: "Nagyikert, Gyümölcsláda, Okos Polc",
          },
          [
            kind(
              "{v} szörp",
              "málna ×1.1 | bodza | narancs | meggy | citrom | eper | mangó-maracuja",
              "0,5 l 899 | 0,7 l 1149 | 1 l 1499",
            ),
            kind("cukormentes {v} szörp", "málna | bodza | narancs", "0,5 l 1199", {
              diet: "vegán, gluténmentes, cukormentes",
              ingredients: "víz, {v} sűrítmény, édesítőszer (szukralóz)",
              nutrition: "0/0/2/1/0/0",
            }),
          ],
        ),
        category(
          "Gyereklé, üdítő gyerekeknek",
          { pack: "brick", deposit: false, glyph: "beverage-box", text: "Szívószállal, uzsonnás dobozba." },
          [
            kind(
              "gyermekital {v}",
              "almás | epres | multivitaminos | körtés | málnás",
              "0,2 l 199 | 3 × 0,2 l 549 | 10 × 0,2 l 1699",
            ),
          ],
        ),
      ],
    ),
    category(
      "Jeges tea, energia- és sportital",
      { nutrition: "0/0/5/5/0/0.01", ingredients: "víz, cukor, teakivonat, citromsav, {v} aroma" },
      [
        category("Jeges tea", { flavourLeads: true, glyph: "bubble-tea", text: "Hűtve, jégkockával.", karton: 6 }, [
          kind(
            "jeges tea {v}",
            "citromos | őszibarackos | erdei gyümölcsös | zöld teás-mentás | mangós | cukormentes citromos",
            "0,5 l 379 | 1,5 l 599",
          ),
        ]),
        category(
          "Energiaital",
          {
            pack: "can",
            glyph: "high-voltage",
            adultsOnly: true,
            karton: 24,
            brands: "Villámló, Farkasvér",
            ingredients: "víz, cukor, szén-dioxid, citromsav, taurin, koffein (0,03%), B-vitaminok",
            nutrition: "0/0/11/11/0/0.1",
            text: "Magas koffeintartalmú. Gyermekeknek és várandósoknak nem ajánlott.",
          },
          [
            kind(
              "energiaital {v}",
              "klasszikus | cukormentes | erdei gyümölcsös | mangós | eper-lime | kávés",
              "0,25 l 299 | 0,5 l 499 | 4 × 0,25 l 1099",
            ),
          ],
        ),
        category(
          "Sportital, vitaminvíz",
          { glyph: "droplet", brands: "Vitanap, Szomjas Zsiráf", text: "Edzés közben és után.", karton: 12 },
          [
            kind("izotóniás ital {v}", "citromos | narancsos | kék gyümölcsös | grapefruitos", "0,5 l 549 | 0,7 l 649"),
            kind("vitaminvíz {v}", "immun | fókusz | magnézium", "0,6 l 599"),
          ],
        ),
      ],
    ),
  ],
);

import { category, department, kind } from "../plan/plan.ts";

/** Baba, mama */
export const baby = department(
  142,
  "Baba, mama",
  {
    vat: 27,
    storage: "ambient",
    pack: "box",
    glyph: "baby",
    pieceWeight: 36,
    expiry: 200,
    brands: "Totyogó, Pelusmanó, Okos Polc",
    ingredients: "",
    nutrition: "",
  },
  [
    category("Pelenka, törlőkendő", { pack: "bag", glyph: "baby" }, [
      category("Pelenka", {}, [
        category("Nadrágpelenka", { text: "Felhúzós, mozgékony babáknak." }, [
          kind(
            "nadrágpelenka {v}",
            "3-as méret, 6–11 kg | 4-es méret, 9–15 kg | 5-ös méret, 12–17 kg | 6-os méret, 15 kg felett",
            "22 db 3299 | 44 db 5999",
          ),
        ]),
        category("Klasszikus pelenka", { text: "Tizenkét óra szárazon." }, [
          kind(
            "pelenka {v}",
            "1-es méret, 2–5 kg | 2-es méret, 4–8 kg | 3-as méret, 6–10 kg | 4-es méret, 9–14 kg | 5-ös méret, 11–16 kg",
            "28 db 2999 | 56 db 5299 | 104 db 8999",
          ),
        ]),
        category("Úszópelenka, pelenkabetét", { text: "Strandra, uszodába, mosható pelenkához." }, [
          kind("úszópelenka {v}", "S, 6–9 kg | M, 9–14 kg | L, 14 kg felett", "10 db 2299 | 12 db 2599"),
          kind("pelenkázó alátét {v}", "eldobható | mintás", "10 db 1799"),
        ]),
      ]),
      category(
        "Törlőkendő",
        { glyph: "bubbles", ingredients: "Aqua (99%), Glycerin, Citric Acid", text: "Kilencvenkilenc százalék víz." },
        [
          kind(
            "nedves törlőkendő {v}",
            "sensitive | illatmentes | kamillás | aloe verás | lebomló ×1.3",
            "56 lap 599 | 72 lap 749 | 4 × 72 lap 2499",
            { pack: "pouch" },
          ),
        ],
      ),
    ]),
    category(
      "Bébiétel",
      {
        glyph: "bowl-with-spoon",
        brands: "Kiscsibe, Babaringató, Okos Polc",
        nutrition: "0.8/0.2/11/6/1.5/0.05",
        expiry: 200,
      },
      [
        category(
          "Tápszer, kása",
          {
            vat: 18,
            glyph: "baby-bottle",
            brands: "Babaringató, Kiscsibe",
            nutrition: "26/10/54/54/11/0.4",
            text: "Fontos: a szoptatás a legjobb a babának. Használata előtt kérd ki orvos vagy védőnő tanácsát.",
          },
          [
            kind(
              "anyatej-kiegészítő tápszer {v}",
              "1, születéstől | 2, 6 hónapos kortól | 3, 12 hónapos kortól ×0.95 | HA 1 ×1.15",
              "400 g 3999 | 800 g 6999",
              { ingredients: "fölözött *tej*, laktóz, növényi olajok, *tejsavó*, vitaminok, ásványi anyagok" },
            ),
            kind(
              "{v} bébikása",
              "tejes rizs | tejes zab | gyümölcsös búza | tejes banános | kekszes",
              "200 g 1599 | 225 g 1799",
              { ingredients: "*búzaliszt*, *tejpor*, rizsliszt, *zab*, vitaminok", nutrition: "9/4/68/25/14/0.2" },
            ),
          ],
        ),
        category(
          "Bébiétel gyümölccsel",
          {
            pack: "jar",
            fragile: true,
            flavourLeads: true,
            glyph: "red-apple",
            ingredients: "{v} püré, C-vitamin",
            diet: "vegán, gluténmentes",
            text: "Hozzáadott cukor nélkül.",
          },
          [
            kind(
              "bébidesszert {v}",
              "almás | őszibarackos | banános-almás | körtés | szilvás | áfonyás-almás",
              "125 g 499 | 190 g 649",
            ),
            kind(
              "gyümölcspüré tasakban {v}",
              "almás-epres | mangós-banános | körtés-áfonyás | almás-répás",
              "90 g 549 | 100 g 599 | 4 × 90 g 1999",
              { pack: "pouch", fragile: false },
            ),
          ],
        ),
        category(
          "Bébiétel főétel",
          {
            pack: "jar",
            fragile: true,
            flavourLeads: true,
            glyph: "pot-of-food",
            ingredients: "zöldségek, rizs, hús 10%, repceolaj, {v}",
            diet: "gluténmentes",
            text: "Kanállal, türelemmel.",
            nutrition: "2.5/0.5/8/2.5/3/0.08",
          },
          [
            kind(
              "bébiétel {v}",
              "sárgarépás burgonya | csirkés rizs zöldséggel ×1.2 | marhás zöldség ×1.25 | spenótos burgonya | brokkolis csirke ×1.2 | sütőtökös pulyka ×1.2",
              "125 g 599 | 190 g 799 | 220 g 899",
            ),
          ],
        ),
        category(
          "Babakeksz, babaital",
          {
            pack: "box",
            glyph: "cookie",
            ingredients: "*búzaliszt*, cukor, *tejpor*, vitaminok",
            nutrition: "10/4/72/20/8/0.2",
            text: "Kis kézbe, kis pocakba.",
          },
          [
            kind("babakeksz {v}", "klasszikus | banános | teljes kiőrlésű | almás", "100 g 699 | 180 g 1099"),
            kind("{v}", "puffasztott kukoricapálcika | puffasztott rizsfalat | almás gyűrű", "30 g 549 | 50 g 799", {
              ingredients: "kukoricadara, rizs",
              diet: "vegán, gluténmentes",
              pack: "bag",
            }),
            kind("babatea {v}", "ánizsos | kamillás | édesköményes", "20 filter 999", {
              ingredients: "{v} tea",
              diet: "vegán, gluténmentes",
              glyph: "teacup-without-handle",
              nutrition: "",
            }),
            kind("babavíz {v}", "szénsavmentes", "1 l 249 | 1,5 l 299 | 6 × 1,5 l 1599", {
              pack: "bottle",
              deposit: true,
              glyph: "droplet",
              ingredients: "természetes forrásvíz",
              karton: 6,
              nutrition: "",
            }),
          ],
        ),
      ],
    ),
    category(
      "Babaápolás",
      {
        pack: "bottle",
        glyph: "lotion-bottle",
        brands: "Babaringató, Bőrbarát, Okos Polc",
        ingredients: "Aqua, Prunus Amygdalus Dulcis Oil, Panthenol, Zinc Oxide, Chamomilla Recutita Extract",
      },
      [
        category("Babafürdető, sampon", { text: "Nem csípi a szemet." }, [
          kind(
            "baba {v}",
            "fürdető | sampon | fürdető és sampon ×1.1 | habfürdő ×1.05 | levendulás fürdető",
            "250 ml 1299 | 500 ml 1999",
          ),
        ]),
        category("Popsikrém, babakrém", { pack: "tube", text: "Kipirosodás ellen és megelőzésre." }, [
          kind(
            "{v}",
            "popsikrém | popsikrém, cinkes ×1.1 | baba arckrém | baba testápoló | babaolaj | hintőpor ×0.8",
            "75 ml 1199 | 100 ml 1499 | 150 ml 1899",
          ),
        ]),
        category(
          "Babamosószer, babaöblítő",
          {
            pack: "jug",
            glyph: "t-shirt",
            ingredients: "",
            brands: "Babaringató, Fehérhab",
            text: "Hipoallergén, újszülött ruhákhoz.",
          },
          [kind("baba {v}", "mosógél | öblítő ×0.7 | mosópor", "20 mosás 2999 | 40 mosás 4999")],
        ),
        category(
          "Cumi, cumisüveg, etetés",
          { pack: "box", glyph: "baby-bottle", ingredients: "", text: "BPA-mentes, sterilizálható." },
          [
            kind(
              "{v}",
              "cumisüveg, 150 ml | cumisüveg, 250 ml ×1.1 | cumi, 0–6 hónap ×0.8 | cumi, 6–18 hónap ×0.8 | itatópohár ×1.2 | előke ×0.7 | etetőkanál ×0.6",
              "db 1999 | 2 db 3599",
            ),
          ],
        ),
      ],
    ),
    category("Mama", { glyph: "breast-feeding", brands: "Babaringató, Egészségtár" }, [
      category("Kismama, szoptatás", { pack: "box", glyph: "breast-feeding", text: "A legfontosabb vásárlónak." }, [
        kind("{v}", "melltartóbetét | anyatejtároló tasak ×1.2", "20 db 1799 | 30 db 2399"),
        kind("szoptatós tea {v}", "édesköményes | citromfüves", "20 filter 1299", { glyph: "teacup-without-handle" }),
        kind("várandósvitamin {v}", "klasszikus | DHA-val ×1.3", "30 db 4999 | 60 db 8499", {
          glyph: "pill",
          pieceWeight: 2,
        }),
        kind("{v}", "mellápoló krém | striakrém ×1.2", "50 ml 2799 | 150 ml 4499", { pack: "tube" }),
      ]),
      category(
        "Játék, ajándék",
        {
          glyph: "teddy-bear",
          pieceWeight: 350,
          pack: "box",
          gift: true,
          promotions: "Adventi készülődés",
          text: "Az első születésnapra.",
        },
        [
          kind(
            "{v}",
            "plüssmaci ×1.2 | csörgő ×0.6 | építőkocka ×1.5 | rágóka ×0.5 | szundikendő | fürdőjáték ×0.7 | társasjáték, Állatkert ×1.8",
            "db 3490",
            { brands: "Totyogó, Mesekocka" },
          ),
        ],
      ),
    ]),
  ],
);

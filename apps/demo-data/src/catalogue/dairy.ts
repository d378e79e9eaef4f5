import { category, department, kind } from "../plan/plan.ts";

/** Tejtermék, tojás */
export const dairy = department(
  4,
  "Tejtermék, tojás",
  {
    vat: 18,
    storage: "chilled",
    pack: "cup",
    glyph: "glass-of-milk",
    expiry: 12,
    brands: "Tejkút, Rétfia, Kispajta, Hajnaltej, Okos Polc",
    ingredients: "pasztőrözött *tej*, élőflóra",
  },
  [
    category(
      "Tej",
      {
        pack: "carton",
        vat: 5,
        nutrition: "2.8/1.8/4.7/4.7/3.3/0.1",
        karton: 12,
        fatInVariant: true,
        ingredients: "homogénezett, pasztőrözött *tehéntej*",
      },
      [
        category(
          "Friss tej",
          { expiry: 6, text: "A reggeli kakaóba, kávéba és palacsintába egyaránt friss tej való." },
          [
            kind("friss tej {v}", "1,5% | 2,8% | 3,5% ×1.06", "0,5 l 299 | 1 l 499 | 1,5 l 719"),
            kind("üveges friss tej {v}", "3,6% | teljes ×1.1", "1 l 799", {
              pack: "glass",
              brands: "Kispajta, Borzas Tehén",
              fragile: true,
              karton: 0,
            }),
            kind("kecsketej {v}", "3,2% | teljes", "0,5 l 799 | 1 l 1399", {
              brands: "Mekegő, Vándorkecske",
              glyph: "goat",
              ingredients: "pasztőrözött *kecsketej*",
            }),
          ],
        ),
        category(
          "Tartós tej",
          {
            pack: "brick",
            storage: "ambient",
            expiry: 60,
            text: "Bontatlanul hónapokig eláll a polcon: jó, ha mindig van otthon belőle.",
          },
          [
            kind("UHT tej {v}", "0,1% | 1,5% | 2,8% | 3,5% ×1.05", "0,5 l 269 | 1 l 439"),
            kind("ESL tej {v}", "1,5% | 2,8%", "1 l 469", { storage: "chilled", pack: "carton", expiry: 20 }),
          ],
        ),
        category(
          "Laktózmentes tej",
          {
            diet: "laktózmentes",
            pack: "brick",
            expiry: 45,
            text: "Ugyanaz az íz, tejcukor nélkül: a laktózt enzim bontja le benne.",
          },
          [
            kind("laktózmentes UHT tej {v}", "1,5% | 2,8%", "0,5 l 329 | 1 l 549", { storage: "ambient" }),
            kind("laktózmentes friss tej {v}", "1,5% | 2,8%", "1 l 579 | 1,5 l 829", { pack: "carton", expiry: 10 }),
          ],
        ),
        category(
          "Ízesített tej, kakaó",
          {
            vat: 18,
            pack: "bottle",
            glyph: "glass-of-milk",
            flavourLeads: true,
            nutrition: "1.6/1/10.5/10.2/3.2/0.12",
            ingredients: "sovány *tej* (93%), cukor, {v} aroma, *tejszín*, sűrítőanyag (karragén)",
            text: "Jól hűtve a legjobb, uzsonnára és útra is.",
          },
          [
            kind("{v} tejital", "kakaós | vaníliás | epres | banános | karamellás", "0,25 l 289 | 0,5 l 469 | 1 l 799"),
            kind("{v} jegeskávé", "tejes | karamellás | mokkás", "0,25 l 399 | 0,33 l 479", {
              pack: "cup",
              glyph: "hot-beverage",
              brands: "Zaccoló, Hajnaltej",
            }),
          ],
        ),
      ],
    ),
    category("Joghurt, kefir", { nutrition: "3/1.9/4.8/4.6/3.6/0.12" }, [
      category(
        "Natúr joghurt",
        { fatInVariant: true, text: "Müzlihez, öntethez, sütéshez: hozzáadott cukor nélkül." },
        [
          kind("natúr joghurt {v}", "1,5% | 3% | 3,6% ×1.05", "150 g 169 | 375 g 369 | 450 g 429 | 1 kg 849"),
          kind("laktózmentes natúr joghurt {v}", "3% | 1,5%", "150 g 219 | 450 g 549", { diet: "laktózmentes" }),
        ],
      ),
      category(
        "Gyümölcsjoghurt",
        {
          flavourLeads: true,
          glyph: "strawberry",
          nutrition: "2.4/1.5/13.8/12.9/3/0.1",
          ingredients:
            "*joghurt* (*tej*, élőflóra), cukor, {v} készítmény 12%, módosított keményítő, természetes aroma",
          text: "Krémes joghurt gyümölcsdarabokkal, uzsonnára és két fogás közé.",
        },
        [
          kind(
            "{v} joghurt",
            "epres | málnás | áfonyás | őszibarackos | meggyes | erdei gyümölcsös | müzlis ×1.1",
            "125 g 159 | 150 g 199 | 400 g 479",
          ),
          kind("{v} joghurt", "epres és vaníliás | barackos és meggyes | áfonyás és málnás", "4 × 125 g 599"),
        ],
      ),
      category(
        "Görög joghurt",
        { nutrition: "10/6.5/4/3.8/4.5/0.12", text: "Sűrű, krémes, tíz százalék zsírral: tzatzikihez is ez való." },
        [
          kind(
            "görög joghurt {v}",
            "natúr | mézes ×1.1 | epres ×1.1 | 0% | fügés ×1.15",
            "150 g 319 | 400 g 749 | 1 kg 1699",
          ),
        ],
      ),
      category("Kefir", { text: "Savanykás, könnyű, élő kultúrával." }, [
        kind("kefir {v}", "natúr | laktózmentes ×1.2 | zsírszegény", "150 g 159 | 375 g 349 | 450 g 399 | 1 kg 749"),
      ]),
      category(
        "Ivójoghurt",
        {
          pack: "bottle",
          flavourLeads: true,
          glyph: "strawberry",
          nutrition: "1.4/0.9/11.5/11.2/2.9/0.1",
          ingredients: "*joghurt*, víz, cukor, {v} püré 6%, stabilizátor (pektin)",
          text: "Rázd fel, és már viheted is.",
        },
        [
          kind(
            "{v} ivójoghurt",
            "epres | málnás | őszibarackos | mangós | natúr | áfonyás",
            "250 g 299 | 330 g 379 | 750 g 799",
          ),
        ],
      ),
    ]),
    category("Tejföl, tejszín", { glyph: "bowl-with-spoon", nutrition: "20/13/3.6/3.4/2.6/0.1", fatInVariant: true }, [
      category("Tejföl", { text: "Magyar konyha tejföl nélkül? Gulyástól a túrós csuszáig mindenhez jár." }, [
        kind("tejföl {v}", "12% | 20% ×1.12 | 25% ×1.2", "150 g 219 | 175 g 249 | 330 g 449 | 850 g 1099", {
          ingredients: "*tejszín*, élőflóra",
        }),
        kind("laktózmentes tejföl {v}", "12% | 20% ×1.12", "150 g 279 | 330 g 549", {
          diet: "laktózmentes",
          ingredients: "*tejszín*, laktáz enzim, élőflóra",
        }),
      ]),
      category(
        "Főzőtejszín",
        {
          pack: "brick",
          nutrition: "10/6.5/4.3/4.1/3/0.1",
          ingredients: "*tejszín*, stabilizátor (karragén)",
          expiry: 30,
          text: "Nem csapódik ki a forró mártásban.",
        },
        [
          kind(
            "főzőtejszín {v}",
            "10% | 15% ×1.08 | 20% ×1.15 | laktózmentes 10% ×1.2",
            "200 ml 379 | 330 ml 549 | 1 l 1499",
          ),
        ],
      ),
      category(
        "Habtejszín",
        {
          pack: "brick",
          nutrition: "30/19.5/3.2/3.1/2.3/0.08",
          ingredients: "*tejszín*, stabilizátor (karragén)",
          expiry: 30,
          text: "Jól behűtve keményre verhető.",
        },
        [
          kind("habtejszín {v}", "30% | 35% ×1.12 | laktózmentes 30% ×1.2", "200 ml 549 | 500 ml 1249 | 1 l 2399"),
          kind("tejszínhab spray {v}", "hagyományos | cukrozatlan | vaníliás", "250 ml 999 | 400 ml 1399", {
            pack: "spray",
            nutrition: "27/17/8/8/2/0.08",
            glyph: "soft-ice-cream",
          }),
        ],
      ),
    ]),
    category("Vaj, margarin", { glyph: "butter", pack: "wrap" }, [
      category(
        "Vaj",
        {
          nutrition: "82/54/0.7/0.7/0.6/0.02",
          expiry: 40,
          ingredients: "*vaj* (*tejszínből*, legalább 82% tejzsír)",
          text: "Nyolcvankét százalékos teavaj, kenyérre és süteménybe.",
        },
        [
          kind("teavaj {v}", "82% | laktózmentes ×1.15 | sózott ×1.05", "100 g 529 | 200 g 1029 | 250 g 1279"),
          kind("vajkrém {v}", "natúr | zöldfűszeres | fokhagymás | magyaros | snidlinges", "100 g 349 | 250 g 799", {
            pack: "tub",
            nutrition: "40/25/4/3.5/3.5/0.9",
            ingredients: "*vaj*, *túró*, *tejszín*, só, {v} ízesítés",
          }),
          kind("ghí {v}", "tisztított vaj | bio ×1.3", "240 g 2499 | 450 g 4299", {
            pack: "jar",
            brands: "Aranyrét, Tisztamag",
            storage: "ambient",
            expiry: 180,
            nutrition: "99.8/63/0/0/0/0",
          }),
        ],
      ),
      category(
        "Margarin",
        {
          pack: "tub",
          vat: 27,
          brands: "Napkorong, Lágyka, Okos Polc",
          nutrition: "60/18/0.5/0.3/0.2/0.3",
          ingredients:
            "növényi olajok és zsírok (napraforgó, repce, pálma), víz, só, emulgeálószer (*szója*lecitin), A- és D-vitamin",
          expiry: 60,
          text: "Hidegen is jól kenhető.",
        },
        [
          kind("csészés margarin {v}", "klasszikus | light | vajízű | sózott", "250 g 449 | 450 g 699 | 500 g 749", {
            diet: "vegán",
          }),
          kind("sütőmargarin {v}", "kocka | vajízű", "250 g 399 | 500 g 699", { pack: "wrap", diet: "vegán" }),
        ],
      ),
    ]),
    category(
      "Sajt",
      {
        glyph: "cheese-wedge",
        expiry: 25,
        ingredients: "*tej*, só, mikrobiális oltóenzim, kalcium-klorid, élőflóra",
        nutrition: "27/18/0.5/0.3/25/1.6",
        brands: "Pásztorhegy, Sajtvár, Kerekhegyi, Okos Polc",
      },
      [
        category("Félkemény sajt", {}, [
          category("Trappista", { text: "A magyar hűtők alapsajtja: reszelve, szeletelve, rántva." }, [
            kind(
              "trappista sajt {v}",
              "darabolt | szeletelt ×1.12 | reszelt ×1.15 | füstölt ×1.15",
              "125 g 599 | 300 g 1299 | 400 g 1649 | 700 g 2749",
              { pack: "bag" },
            ),
            kind("trappista sajt {v}", "tömb | füstölt tömb ×1.1 | laktózmentes tömb ×1.1", "kg 3590", {
              pack: "loose",
              piece: 0.75,
              step: 0.1,
              minimum: 0.2,
              sliceable: true,
            }),
          ]),
          category(
            "Gouda, edami",
            {
              origin: "Hollandia",
              brands: "Grote Polder, Sajtvár, Okos Polc",
              text: "Enyhén dióízű, jól olvadó szelet szendvicsre.",
            },
            [
              kind(
                "gouda sajt {v}",
                "szeletelt | fiatal darabolt | érlelt ×1.35",
                "100 g 549 | 150 g 749 | 250 g 1199",
                { pack: "bag" },
              ),
              kind("edami sajt {v}", "szeletelt | darabolt | füstölt ×1.1", "100 g 529 | 150 g 719 | 250 g 1149", {
                pack: "bag",
              }),
              kind("gouda sajt {v}", "csemegepultos | köménymagos ×1.1", "kg 4290", {
                pack: "loose",
                step: 0.1,
                minimum: 0.1,
                sliceable: true,
              }),
            ],
          ),
          category(
            "Ementáli, maasdami",
            {
              origin: "Németország",
              brands: "Alpesrét, Sajtvár",
              text: "Nagy lyukú, édeskés sajt meleg szendvicsre, fondühöz.",
            },
            [
              kind(
                "{v} sajt",
                "ementáli szeletelt | ementáli darabolt | maasdami szeletelt | maasdami darabolt",
                "100 g 599 | 150 g 849 | 250 g 1299",
                { pack: "bag" },
              ),
            ],
          ),
          category("Cheddar, pizzasajt", { text: "Jól nyúlik, szépen pirul." }, [
            kind(
              "{v}",
              "cheddar szeletelt ×1.2 | cheddar reszelt ×1.2 | reszelt pizzasajt | mozzarella-trappista reszelt keverék",
              "150 g 749 | 200 g 949 | 400 g 1799",
              { pack: "bag" },
            ),
          ]),
        ]),
        category("Lágy, krémes sajt", { nutrition: "24/16/2.5/2/12/0.9" }, [
          category(
            "Mozzarella",
            {
              origin: "Olaszország",
              brands: "Montalva, Sajtvár, Okos Polc",
              nutrition: "18/12/1.5/1/17/0.4",
              expiry: 14,
              text: "Sós lében, gömbölyűn: paradicsom és bazsalikom mellé.",
            },
            [
              kind(
                "mozzarella {v}",
                "golyó | light golyó | mini golyó ×1.1 | bivalytejből ×2 | laktózmentes golyó ×1.15",
                "125 g 549 | 250 g 1049",
              ),
            ],
          ),
          category(
            "Krémsajt, ömlesztett sajt",
            {
              pack: "tub",
              ingredients: "*tej*, *tejszín*, só, stabilizátor (guargumi), {v} ízesítés",
              text: "Kenyérre, bagelre, mártásba.",
            },
            [
              kind(
                "krémsajt {v}",
                "natúr | zöldfűszeres | snidlinges | tormás | fokhagymás | laktózmentes natúr ×1.15",
                "150 g 599 | 200 g 749",
              ),
              kind("kockasajt {v}", "natúr | sonkás | gombás | vegyes ízek", "140 g 549 | 280 g 999", { pack: "box" }),
              kind("ömlesztett szeletsajt {v}", "cheddar | natúr | füstölt | toast", "130 g 499 | 200 g 699", {
                pack: "bag",
              }),
            ],
          ),
          category(
            "Camembert, brie",
            {
              origin: "Franciaország",
              brands: "Chèvrelle, Kerekhegyi",
              pack: "box",
              text: "Fehér nemespenésszel érik, szobahőmérsékleten a legfinomabb.",
            },
            [
              kind(
                "{v}",
                "camembert | camembert magyar fűszerekkel | brie | brie szelet | érlelt camembert ×1.2",
                "120 g 799 | 180 g 1099 | 250 g 1499",
              ),
            ],
          ),
          category(
            "Juh- és kecskesajt",
            { brands: "Vándorjuh, Mekegő", glyph: "ewe", text: "Karakteres ízű, salátára és grillre." },
            [
              kind(
                "{v}",
                "feta típusú sajt | krémfehér sajt ×0.7 | grillsajt ×1.1 | kecskegomolya ×1.3 | juhgomolya ×1.3 | füstölt parenyica ×1.2",
                "150 g 849 | 200 g 1099 | 400 g 1999",
                { pack: "bag", ingredients: "*juhtej*, *kecsketej*, só, oltóenzim" },
              ),
            ],
          ),
        ]),
        category(
          "Kemény sajt",
          {
            origin: "Olaszország",
            brands: "Montalva, Pásztorhegy",
            nutrition: "29/19/0/0/33/1.7",
            expiry: 60,
            text: "Hosszan érlelt, reszelve a tészták koronája.",
          },
          [
            kind(
              "{v}",
              "12 hónapig érlelt keménysajt | 24 hónapig érlelt keménysajt ×1.4 | reszelt keménysajt ×1.1 | forgácsolt keménysajt ×1.15 | pecorino típusú juhsajt ×1.3",
              "80 g 899 | 150 g 1599 | 200 g 2099",
              { pack: "bag", ingredients: "*tej*, só, oltóenzim, tartósítószer (*tojásból* kivont lizozim)" },
            ),
          ],
        ),
      ],
    ),
    category("Túró, desszert", { nutrition: "4/2.6/3.5/3.5/14/0.1" }, [
      category(
        "Túró",
        { pack: "tub", ingredients: "*tehéntúró*", expiry: 10, text: "Túrógombóchoz, csuszához, rétesbe." },
        [
          kind(
            "{v} tehéntúró",
            "félzsíros | sovány | zsíros ×1.1 | rögös ×1.05 | laktózmentes ×1.2",
            "250 g 649 | 450 g 1099 | 500 g 1199",
          ),
          kind("juhtúró {v}", "natúr | kapros | lágy", "150 g 899 | 250 g 1449", {
            brands: "Vándorjuh, Pásztorhegy",
            ingredients: "*juhtúró*, só",
            nutrition: "20/13/2/1.5/15/1.8",
            glyph: "ewe",
          }),
          kind("körözött {v}", "klasszikus | csípős | juhtúrós ×1.2", "150 g 649 | 200 g 799", {
            ingredients: "*túró*, *vaj*, hagyma, fűszerpaprika, kömény, só, *mustár*",
            nutrition: "16/10/3/3/10/1.3",
            glyph: "hot-pepper",
          }),
        ],
      ),
      category(
        "Túródesszert",
        {
          pack: "wrap",
          brands: "Pajtáska, Rétfia, Okos Polc",
          glyph: "chocolate-bar",
          nutrition: "14/9/32/30/9/0.15",
          ingredients:
            "*túró*, étbevonó *tejcsokoládé* (kakaóvaj, kakaómassza, *szója*lecitin), cukor, *vaj*, {v} ízesítés",
          text: "Hűtött túrórúd ropogós csokoládébevonatban.",
        },
        [
          kind(
            "túrórúd {v}",
            "natúr | vaníliás | epres | kókuszos | karamellás | barackos | pisztáciás ×1.25",
            "30 g 149 | 51 g 229 | 5 × 30 g 699",
          ),
        ],
      ),
      category(
        "Puding, tejberizs",
        {
          flavourLeads: true,
          glyph: "custard",
          nutrition: "3/2/18/14/3.2/0.15",
          ingredients: "*tej*, cukor, módosított keményítő, *tejszín*, {v} ízesítés",
          text: "Kanállal, hidegen, édes befejezésnek.",
        },
        [
          kind("{v} puding", "csokoládés | vaníliás | karamellás | mogyorós", "125 g 219 | 4 × 125 g 799"),
          kind("{v} tejberizs", "vaníliás | fahéjas | meggyes | csokoládés | natúr", "175 g 299 | 200 g 339"),
          kind("{v} mousse", "csokoládés | fehér csokoládés | kávés", "100 g 399 | 2 × 90 g 699"),
        ],
      ),
    ]),
    category(
      "Tojás",
      {
        vat: 5,
        pack: "eggbox",
        glyph: "egg",
        brands: "Tyúkanyó, Kotkoda, Okos Polc",
        storage: "chilled",
        fragile: true,
        expiry: 14,
        pieceWeight: 62,
        nutrition: "10/3/0.7/0.5/12.5/0.35",
        ingredients: "*tojás*",
      },
      [
        category("Tyúktojás", { text: "Magyar tojás, pecséttel minden héjon." }, [
          kind("mélyalmos tojás {v}", "M | L ×1.1 | XL ×1.2", "6 db 499 | 10 db 799 | 20 db 1549 | 30 db 2249"),
          kind("szabadtartásos tojás {v}", "M | L ×1.1", "6 db 699 | 10 db 1099", { brands: "Tyúkanyó, Kispajta" }),
          kind("bio tojás {v}", "M | M-L", "6 db 999 | 10 db 1599", { brands: "Kispajta, Zöldgally", diet: "bio" }),
        ]),
        category("Fürjtojás, tojáslé", { text: "Különleges alkalomra, kényelmes sütéshez." }, [
          kind("fürjtojás {v}", "friss | étkezési", "12 db 999 | 18 db 1399", { pieceWeight: 12 }),
          kind("{v}", "pasztőrözött teljes tojáslé | tojásfehérjelé | tojássárgájalé ×1.4", "500 g 1099 | 1 kg 1999", {
            pack: "brick",
          }),
        ]),
      ],
    ),
  ],
);

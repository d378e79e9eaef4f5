import { category, department, kind } from "../plan/plan.ts";

/** Hús, hal */
export const meat = department(
  41,
  "Hús, hal",
  {
    vat: 5,
    storage: "chilled",
    pack: "tray",
    glyph: "cut-of-meat",
    expiry: 5,
    fragile: true,
    step: 0.1,
    minimum: 0.3,
    brands: "Hentesmester, Kondásvölgy, Okos Polc",
  },
  [
    category(
      "Baromfi",
      { glyph: "poultry-leg", brands: "Szárnyaskert, Kispajta, Okos Polc", nutrition: "6/1.7/0/0/21/0.15" },
      [
        category("Csirke", {}, [
          category("Csirkemell", { nutrition: "1.9/0.5/0/0/23/0.12", text: "Sovány, gyors, mindenre jó." }, [
            kind(
              "csirkemell {v}",
              "filé | bőrös, csontos ×0.75 | filé, szeletelt ×1.1 | filé, kockázott ×1.12",
              "kg 2599",
              { piece: 0.5 },
            ),
            kind(
              "csirkemell {v}",
              "filé | csíkok ×1.1 | bélszín ×1.12 | klopfolt szelet ×1.15",
              "400 g 1199 | 600 g 1699",
            ),
          ]),
          category("Csirkecomb, szárny", { text: "Sütőbe, serpenyőbe, grillre.", nutrition: "11/3/0/0/18/0.2" }, [
            kind(
              "csirke{v}",
              "comb, egész | felsőcomb ×1.1 | alsócomb ×1.05 | felsőcomb filé ×1.9 | szárny ×0.95",
              "kg 1399",
              { piece: 0.28 },
            ),
            kind("csirke{v}", "alsócomb | felsőcomb filé ×1.8 | szárny ×0.95", "600 g 899 | 1 kg 1449"),
          ]),
          category("Egész csirke, apróság", { text: "Vasárnapi sülthez, gazdag húsleveshez." }, [
            kind(
              "{v}",
              "egész csirke | tanyasi csirke ×1.9 | egész csirke, darabolt ×1.15 | csirke far-hát ×0.4",
              "kg 1199",
              { piece: 1.5, minimum: 1 },
            ),
            kind("csirke{v}", "máj | zúza | szív | nyak ×0.7 | láb ×0.6", "500 g 699 | 1 kg 1299"),
            kind("darált csirkehús {v}", "mell ×1.2 | comb", "400 g 999 | 500 g 1199"),
          ]),
        ]),
        category(
          "Pulyka",
          { glyph: "turkey", nutrition: "2/0.6/0/0/23/0.13", text: "Könnyű, fehérjedús, ebédre és edzés után." },
          [
            kind("pulyka{v}", "mell filé | felsőcomb filé ×0.85 | alsócomb ×0.5 | szárny ×0.5", "kg 3199", {
              piece: 0.7,
            }),
            kind("pulyka{v}", "mell szeletelt | tokány ×0.9 | mell csíkok", "400 g 1399 | 500 g 1699"),
          ],
        ),
        category(
          "Kacsa, liba",
          {
            glyph: "duck",
            nutrition: "22/7/0/0/17/0.2",
            promotions: "Adventi készülődés",
            text: "Márton-napra, karácsonyra, párolt káposztával.",
          },
          [
            kind("kacsa{v}", "comb | mell filé ×1.7 | zsír ×0.9 | máj ×2.2", "kg 2999", { piece: 0.4 }),
            kind("liba{v}", "comb | mell filé ×1.6 | tepertő ×1.5 | máj ×5", "kg 3999", { piece: 0.5, glyph: "goose" }),
            kind("egész {v}, konyhakész", "kacsa | pecsenyekacsa ×1.1 | liba ×1.4", "kg 2499", {
              piece: 2.6,
              minimum: 1.5,
            }),
          ],
        ),
      ],
    ),
    category("Sertés", { nutrition: "12/4.5/0/0/20/0.15" }, [
      category("Karaj, comb, szűz", { text: "Rántott húsnak, sültnek, pecsenyének." }, [
        kind(
          "sertés{v}",
          "karaj, csont nélkül | karaj, csontos ×0.9 | comb, csont nélkül ×0.95 | szűzpecsenye ×1.5 | rövidkaraj ×1.05",
          "kg 2399",
          { piece: 0.15 },
        ),
        kind("sertés{v}", "karaj szeletelt | comb kockázott | szűzérme ×1.5", "500 g 1299 | 700 g 1799"),
      ]),
      category(
        "Tarja, lapocka, oldalas",
        { glyph: "meat-on-bone", nutrition: "18/7/0/0/18/0.15", text: "Lassú sütéshez, pörkölthöz, grillre." },
        [
          kind(
            "sertés{v}",
            "tarja, csont nélkül | tarja, csontos ×0.9 | lapocka ×0.85 | oldalas ×1.05 | dagadó ×1.1 | csülök ×0.7 | hasaalja ×1.05",
            "kg 2199",
            { piece: 0.4 },
          ),
          kind(
            "pácolt {v}",
            "tarja, mustáros | tarja, fokhagymás | oldalas, barbecue ×1.05 | lapocka, magyaros",
            "600 g 1599 | 800 g 2049",
            { ingredients: "sertéshús, repceolaj, só, fűszerek (*mustármag*, paprika, fokhagyma)" },
          ),
        ],
      ),
      category("Darált hús, belsőség", { glyph: "meat-on-bone", text: "Fasírtba, töltött káposztába, bolognaiba." }, [
        kind("darált sertés{v}", "lapocka | comb ×1.1 | hús, sovány ×1.15", "400 g 999 | 500 g 1199 | 1 kg 2249"),
        kind("sertés{v}", "máj ×0.8 | szív ×0.8 | nyelv ×1.3 | velő ×1.6 | köröm ×0.6", "500 g 699"),
        kind("{v}", "háj | szalonna, füstöletlen ×1.6 | tepertőnek való zsírszalonna ×1.3", "kg 1099", { vat: 27 }),
      ]),
    ]),
    category("Marha, borjú, bárány", { nutrition: "8/3.4/0/0/21/0.15", brands: "Gulyamező, Hentesmester" }, [
      category("Marhahús", { text: "Érlelt, hazai legelőkről." }, [
        kind(
          "marha{v}",
          "lábszár | lapocka ×1.05 | nyak ×0.95 | comb ×1.15 | felsál ×1.25 | rostélyos ×1.4 | bélszín ×2.9",
          "kg 4499",
          { piece: 0.5 },
        ),
        kind("darált marha{v}", "hús | comb ×1.15 | hús, burger ×1.1", "400 g 1999 | 500 g 2399"),
      ]),
      category("Steak", { text: "Vedd ki egy órával előbb, és forró legyen a serpenyő." }, [
        kind(
          "{v} steak",
          "hátszín | rib eye ×1.2 | bélszín ×1.7 | flat iron ×0.9 | T-bone ×1.1 | tomahawk ×1.3",
          "250 g 2999 | 400 g 4599",
        ),
      ]),
      category("Borjú, bárány, vad", { glyph: "ewe", text: "Ünnepi asztalra, lassú tűzön." }, [
        kind(
          "{v}",
          "borjúcomb ×1.3 | borjúlapocka | báránycomb ×1.1 | báránygerinc ×1.7 | bárány lapocka | szarvascomb ×1.2 | vaddisznócomb ×0.9 | nyúlcomb ×0.9",
          "kg 4999",
          { vat: 27, piece: 0.8 },
        ),
      ]),
    ]),
    category("Hal, tenger gyümölcse", { glyph: "fish", nutrition: "8/1.6/0/0/19/0.15", expiry: 3 }, [
      category(
        "Friss hal",
        { brands: "Halászkunyhó, Tiszakanyar", ingredients: "*hal*", text: "Jégen érkezik, pikkely nélkül." },
        [
          kind(
            "{v}",
            "ponty, szeletelt | pontyfilé ×1.5 | harcsafilé ×1.8 | afrikai harcsa ×1.3 | pisztráng ×1.6 | süllőfilé ×2.6 | busa szelet ×0.7",
            "kg 2799",
            { piece: 0.3, promotions: "Adventi készülődés" },
          ),
          kind(
            "{v}",
            "lazacfilé | tőkehalfilé ×0.9 | tengeri sügér ×0.9 | aranydurbincs ×0.95 | tonhalsteak ×1.2",
            "200 g 2199 | 400 g 3999",
            { origin: "Norvégia", brands: "Fjordhalász" },
          ),
        ],
      ),
      category(
        "Füstölt, pácolt hal",
        {
          brands: "Fjordhalász, Halászkunyhó",
          vat: 27,
          expiry: 14,
          origin: "Norvégia",
          ingredients: "*hal*, étkezési só, füst",
          text: "Hidegtálra, bagelbe, krémsajttal.",
          nutrition: "12/2.2/0/0/22/3",
        },
        [
          kind(
            "{v}",
            "füstölt lazac, szeletelt ×1.3 | füstölt makréla | füstölt pisztráng ×1.1 | gravlax ×1.4 | ruszli ×0.5 | heringsaláta ×0.5 | pácolt hering ×0.5",
            "100 g 1399 | 200 g 2599",
          ),
        ],
      ),
      category(
        "Tenger gyümölcsei",
        {
          brands: "Fjordhalász, Kékhullám",
          glyph: "shrimp",
          origin: "Vietnám",
          ingredients: "*garnéla*, *kagyló*, víz, étkezési só",
          text: "Öt perc a serpenyőben fokhagymás vajon.",
        },
        [
          kind(
            "{v}",
            "garnéla, tisztított | koktélgarnéla ×0.8 | fekete kagyló ×0.7 | tintahalkarika ×0.8 | tenger gyümölcsei keverék ×0.85 | surimi rudacska ×0.5",
            "200 g 2199 | 400 g 3899",
          ),
        ],
      ),
    ]),
  ],
);

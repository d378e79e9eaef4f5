import { category, department, kind } from "../plan/plan.ts";

/** Drogéria, szépségápolás */
export const beauty = department(
  136,
  "Drogéria, szépségápolás",
  {
    vat: 27,
    storage: "ambient",
    pack: "bottle",
    glyph: "lotion-bottle",
    pieceWeight: 40,
    expiry: 0,
    nutrition: "",
    brands: "Rózsaharmat, Levendulás, Okos Polc",
    ingredients: "Aqua, Sodium Laureth Sulfate, Glycerin, Cocamidopropyl Betaine, Parfum, Citric Acid",
  },
  [
    category("Hajápolás", { glyph: "lotion-bottle", brands: "Hajkoszorú, Rózsaharmat, Okos Polc" }, [
      category("Sampon", { text: "Tiszta fejbőr, könnyű haj." }, [
        kind(
          "sampon {v}",
          "normál hajra | zsíros hajra | száraz hajra | korpás hajra ×1.1 | festett hajra ×1.1 | kamillás | csalános | argánolajos ×1.1",
          "250 ml 1099 | 400 ml 1499 | 750 ml 2299",
        ),
        kind("szárazsampon {v}", "klasszikus | barna hajra | volumennövelő", "200 ml 1599", { pack: "spray" }),
      ]),
      category(
        "Balzsam, hajpakolás",
        {
          text: "Öt perc, és selymes.",
          ingredients: "Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Argania Spinosa Kernel Oil, Parfum",
        },
        [
          kind(
            "hajbalzsam {v}",
            "száraz hajra | festett hajra | kókuszos | argánolajos ×1.1",
            "200 ml 1199 | 400 ml 1799",
          ),
          kind("hajpakolás {v}", "keratinos | kókuszos | banános", "300 ml 2199", { pack: "tub" }),
        ],
      ),
      category("Hajformázás, hajfesték", { glyph: "hair-pick", pack: "spray", text: "Tart, de nem ragad." }, [
        kind("hajlakk {v}", "erős | extra erős | volumennövelő", "250 ml 1399 | 400 ml 1899"),
        kind("hajzselé {v}", "erős | wet look | ultra erős", "150 ml 999 | 250 ml 1399", { pack: "tube" }),
        kind("hajfesték {v}", "barna | szőke | fekete | vörös | gesztenyebarna", "db 2299", { pack: "box" }),
      ]),
    ]),
    category("Fürdés, tisztálkodás", { glyph: "soap" }, [
      category("Tusfürdő", { flavourLeads: true, glyph: "shower", text: "Ébresztő vagy altató, ahogy kívánod." }, [
        kind(
          "tusfürdő {v}",
          "citrusos | levendulás | kókuszos | rózsás | tengeri | mentás | mandulás | gránátalmás",
          "250 ml 899 | 400 ml 1299 | 750 ml 1999",
        ),
        kind("férfi tusfürdő {v}", "sport | 3 az 1-ben | mentolos", "250 ml 999 | 400 ml 1399", {
          brands: "Erdei Farkas, Okos Polc",
          glyph: "shower",
          flavourLeads: false,
        }),
      ]),
      category(
        "Szappan",
        {
          flavourLeads: true,
          glyph: "soap",
          ingredients: "Sodium Palmate, Sodium Cocoate, Aqua, Glycerin, Parfum",
          text: "Szilárd vagy folyékony, kézre való.",
        },
        [
          kind(
            "szappan {v}",
            "levendulás | rózsás | kamillás | kecsketejes ×1.3 | olívás | natúr",
            "90 g 399 | 100 g 449 | 4 × 90 g 1399",
            { pack: "box" },
          ),
          kind(
            "folyékony szappan {v}",
            "tejes-mézes | aloe verás | levendulás | antibakteriális ×1.1",
            "300 ml 799 | 500 ml 1099 | 1 l 1699",
            { pack: "pump" },
          ),
        ],
      ),
      category("Habfürdő, fürdősó", { glyph: "bathtub", text: "Csukd be az ajtót.", gift: true }, [
        kind("habfürdő {v}", "levendulás | rózsás | eukaliptuszos | mézes", "750 ml 1599 | 1 l 1899"),
        kind("fürdősó {v}", "levendulás | tengeri | fenyős", "500 g 1299 | 1 kg 1999", { pack: "jar" }),
      ]),
      category(
        "Dezodor",
        {
          pack: "spray",
          glyph: "dashing-away",
          text: "Egész napra.",
          ingredients: "Alcohol Denat., Butane, Propane, Parfum",
        },
        [
          kind(
            "dezodor spray {v}",
            "női, virágos | női, pamut | férfi, sport | férfi, fás",
            "150 ml 1099 | 200 ml 1399",
          ),
          kind("golyós dezodor {v}", "női, friss | női, érzékeny | férfi, cool | férfi, láthatatlan", "50 ml 999", {
            pack: "pump",
          }),
          kind("dezodor stift {v}", "aloe verás | alumíniummentes ×1.4 | sport", "50 ml 1299", { pack: "tube" }),
        ],
      ),
    ]),
    category(
      "Szájápolás",
      {
        glyph: "toothbrush",
        pack: "tube",
        brands: "Gyöngyfény, Mentafog, Okos Polc",
        ingredients: "Aqua, Hydrated Silica, Sorbitol, Sodium Fluoride, Aroma",
      },
      [
        category("Fogkrém", { text: "Két perc, reggel és este." }, [
          kind(
            "fogkrém {v}",
            "mentás | fehérítő ×1.15 | érzékeny fogakra ×1.3 | gyógynövényes | fogszuvasodás ellen | gyermek, epres ×0.9",
            "75 ml 799 | 100 ml 999 | 2 × 75 ml 1399",
          ),
        ]),
        category("Fogkefe, fogselyem", { pack: "box", ingredients: "", text: "Háromhavonta jár egy új." }, [
          kind(
            "fogkefe {v}",
            "puha | közepes | kemény | gyermek ×0.9 | bambusz ×1.2",
            "db 799 | 2 db 1399 | 3 db 1899",
          ),
          kind("fogselyem {v}", "viaszos | mentolos | érzékeny ínyre", "50 m 799", { pieceWeight: 10 }),
          kind("{v}", "fogköztisztító kefe ×1.2 | fogpiszkálós fogselyem", "10 db 899 | 30 db 1799", {
            pieceWeight: 3,
          }),
        ]),
        category("Szájvíz", { pack: "bottle", text: "Friss lehelet fél perc alatt." }, [
          kind("szájvíz {v}", "mentás | alkoholmentes | fehérítő ×1.15 | gyógynövényes", "250 ml 1199 | 500 ml 1899"),
        ]),
      ],
    ),
    category(
      "Arc- és testápolás",
      {
        glyph: "lotion-bottle",
        pack: "tub",
        brands: "Rózsaharmat, Bőrbarát, Okos Polc",
        ingredients: "Aqua, Glycerin, Butyrospermum Parkii Butter, Cetearyl Alcohol, Tocopherol, Parfum",
      },
      [
        category("Arcápolás", { text: "Reggeli és esti rutin.", gift: true }, [
          kind(
            "{v}",
            "hidratáló arckrém | éjszakai arckrém ×1.2 | ránctalanító arckrém ×1.6 | hialuronos szérum ×1.8 | szemránckrém ×1.5 | mattító arckrém",
            "50 ml 2499",
          ),
          kind("{v}", "micellás víz | arclemosó gél | arctonik | sminklemosó tej", "200 ml 1399 | 400 ml 1999", {
            pack: "bottle",
          }),
        ]),
        category("Testápoló, kézkrém", { pack: "bottle", text: "Téli szél és meszes víz ellen." }, [
          kind(
            "testápoló {v}",
            "vajas, száraz bőrre | aloe verás | urea 5% ×1.2 | mandulaolajos | kókuszos",
            "250 ml 1299 | 400 ml 1799",
          ),
          kind("kézkrém {v}", "kamillás | glicerines | intenzív ×1.2 | rózsás", "75 ml 699 | 100 ml 849", {
            pack: "tube",
          }),
          kind("ajakápoló {v}", "klasszikus | epres | mézes | fényvédős ×1.2", "db 699 | 2 db 1199", {
            pack: "tube",
            glyph: "lipstick",
          }),
        ]),
        category(
          "Napozás",
          { glyph: "sun-with-face", pack: "tube", text: "Februárban síelni is.", brands: "Napvirág, Bőrbarát" },
          [
            kind(
              "{v}",
              "naptej SPF 30 | naptej SPF 50+ ×1.15 | gyermek naptej SPF 50+ ×1.2 | napolaj SPF 15 ×0.9 | napozás utáni tej ×0.7",
              "150 ml 3299 | 200 ml 3999",
            ),
          ],
        ),
        category("Smink, köröm", { glyph: "nail-polish", pack: "box", ingredients: "", text: "Színek minden napra." }, [
          kind(
            "{v}",
            "szempillaspirál, fekete | szempillaspirál, barna | szájfény, rózsaszín ×0.8 | rúzs, piros ×0.9 | alapozó, natúr ×1.2 | szemceruza ×0.6",
            "db 2299",
          ),
          kind("körömlakk {v}", "piros | bordó | nude | átlátszó", "10 ml 999", { pack: "glass" }),
        ]),
      ],
    ),
    category("Borotválkozás, higiénia", { glyph: "razor" }, [
      category("Borotválkozás", { brands: "Erdei Farkas, Okos Polc", text: "Sima arc, kevés vágás." }, [
        kind("{v}", "borotvahab | borotvagél ×1.1 | borotvahab, érzékeny bőrre", "200 ml 999 | 250 ml 1199", {
          pack: "spray",
        }),
        kind(
          "{v}",
          "eldobható borotva | női eldobható borotva | borotvabetét ×3",
          "3 db 1099 | 5 db 1599 | 10 db 2799",
          { pack: "box", ingredients: "" },
        ),
        kind("{v}", "after shave balzsam | after shave ×1.1", "100 ml 1999", {
          pack: "glass",
          fragile: true,
          gift: true,
        }),
      ]),
      category(
        "Intim higiénia",
        {
          pack: "bag",
          glyph: "blossom",
          brands: "Levendulás, Puhafelhő, Okos Polc",
          ingredients: "",
          text: "Diszkréten, megbízhatóan.",
        },
        [
          kind(
            "egészségügyi betét {v}",
            "normál | normál, szárnyas | éjszakai ×1.15 | ultravékony ×1.1",
            "10 db 799 | 20 db 1399",
          ),
          kind("{v}", "tisztasági betét | tampon, normál ×1.4 | tampon, szuper ×1.4", "16 db 899 | 40 db 1699"),
          kind("intim mosakodógél {v}", "érzékeny | kamillás | tejsavas", "200 ml 1399", { pack: "pump" }),
        ],
      ),
      category(
        "Inkontinencia",
        {
          pack: "bag",
          glyph: "shield",
          ingredients: "",
          brands: "Puhafelhő, Egészségtár",
          text: "Biztonságérzet egész nap.",
        },
        [kind("inkontinenciabetét {v}", "mini | normál | extra ×1.2 | maxi ×1.3", "10 db 1599 | 20 db 2899")],
      ),
      category(
        "Vatta, elsősegély",
        {
          pack: "box",
          glyph: "adhesive-bandage",
          ingredients: "",
          brands: "Egészségtár, Okos Polc",
          text: "Horzsolásra, sminklemosásra.",
        },
        [
          kind(
            "{v}",
            "fültisztító pálcika ×0.7 | vattakorong | vattagolyó ×0.9",
            "50 db 399 | 100 db 599 | 200 db 999",
          ),
          kind(
            "{v}",
            "sebtapasz, vegyes | sebtapasz, vízálló ×1.2 | gyermek sebtapasz ×1.2 | gézlap",
            "10 db 799 | 20 db 1199",
          ),
        ],
      ),
    ]),
  ],
);

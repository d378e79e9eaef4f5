import { category, department, kind } from "../plan/plan.ts";

/** Felvágott, készétel */
export const deli = department(
  47,
  "Felvágott, hentesáru",
  {
    vat: 27,
    storage: "chilled",
    pack: "tray",
    glyph: "bacon",
    expiry: 18,
    step: 0.1,
    minimum: 0.1,
    brands: "Füstölde, Tarisznyás, Hentesmester, Okos Polc",
    nutrition: "18/7/1.2/0.8/14/2.2",
    ingredients: "sertéshús 78%, víz, szalonna, étkezési só, *szójafehérje*, fűszerek, tartósítószer (nátrium-nitrit)",
  },
  [
    category("Sonka", { nutrition: "4/1.5/1/0.8/19/2.3" }, [
      category("Főtt, gépsonka", { text: "Szendvicsbe, melegszendvicsre, rántottába." }, [
        kind(
          "{v} sonka",
          "gép | prágai ×1.15 | pulykamell ×1.2 | csirkemell ×1.1 | kötözött ×1.3 | light",
          "100 g 549 | 150 g 749 | 250 g 1149",
        ),
        kind("{v} sonka, csemegepultos", "prágai | kötözött ×1.15 | paraszt ×1.1 | pulykamell ×1.05", "kg 4999", {
          pack: "loose",
          sliceable: true,
        }),
      ]),
      category(
        "Füstölt, érlelt sonka",
        {
          glyph: "meat-on-bone",
          expiry: 30,
          nutrition: "12/4.5/0.5/0.3/27/4.8",
          promotions: "Adventi készülődés",
          text: "Hidegtál közepére, dinnye mellé.",
        },
        [
          kind(
            "{v}",
            "füstölt tarja | érlelt sonka ×1.3 | serrano típusú sonka ×1.6 | prosciutto típusú sonka ×1.7 | fekete-erdő típusú sonka ×1.4 | füstölt lapocka ×0.9",
            "80 g 799 | 100 g 949 | 200 g 1749",
          ),
          kind("{v}, csemegepultos", "kötözött füstölt sonka | füstölt tarja ×0.9 | füstölt csülök ×0.6", "kg 4499", {
            pack: "loose",
            sliceable: true,
            piece: 1.2,
          }),
        ],
      ),
    ]),
    category("Szalámi, kolbász", { nutrition: "38/15/1/0.5/23/3.8", expiry: 45 }, [
      category(
        "Szalámi",
        {
          ingredients: "sertéshús, szalonna, étkezési só, fűszerek, dextróz, tartósítószer (nátrium-nitrit)",
          text: "Lassan érlelt, vékonyra szelve.",
        },
        [
          kind(
            "{v} szalámi",
            "téli jellegű | csemege | paprikás | csípős | milánói ×1.1 | borsos ×1.1 | pulyka | mangalica ×1.6",
            "70 g 699 | 100 g 949 | 200 g 1799",
          ),
          kind("{v} szalámirúd", "csemege | téli jellegű ×1.15 | paprikás", "400 g 2999 | 800 g 5499", {
            pack: "wrap",
          }),
        ],
      ),
      category("Száraz kolbász", { glyph: "hot-dog", text: "Kenyérre, lecsóba, borkorcsolyának." }, [
        kind(
          "{v} kolbász",
          "csabai jellegű, csípős ×1.15 | csabai jellegű, csemege ×1.15 | gyulai jellegű ×1.15 | mangalica ×1.5 | házi jellegű | szarvas ×1.4",
          "100 g 799 | 200 g 1499 | 400 g 2799",
          { pack: "bag" },
        ),
        kind("{v} kolbász", "csípős, szálas | csemege, szálas | mangalica, szálas ×1.4", "kg 5999", {
          pack: "loose",
          piece: 0.25,
        }),
      ]),
      category(
        "Sütnivaló kolbász, hurka",
        {
          vat: 27,
          glyph: "hot-dog",
          expiry: 10,
          nutrition: "24/9/2/0.5/14/2",
          text: "Tepsibe, savanyúsággal, mustárral.",
        },
        [
          kind(
            "{v}",
            "sütnivaló csípős kolbász | sütnivaló csemege kolbász | májas hurka ×0.8 | véres hurka ×0.8 | grillkolbász, sajtos ×1.1 | grillkolbász, chilis ×1.05",
            "400 g 1299 | 600 g 1799",
            { ingredients: "sertéshús, rizs, szalonna, étkezési só, fűszerpaprika, bors, majoránna" },
          ),
        ],
      ),
    ]),
    category("Felvágott, virsli", {}, [
      category("Párizsi, felvágott", { text: "Az uzsonnás zsemle klasszikusa." }, [
        kind(
          "{v}",
          "párizsi | baromfipárizsi | zala felvágott | olasz felvágott | sonkás felvágott ×1.1 | soproni felvágott ×1.05",
          "100 g 349 | 200 g 599 | 500 g 1299",
        ),
        kind("{v}, csemegepultos", "párizsi | sonkás párizsi ×1.15 | mortadella jellegű felvágott ×1.4", "kg 2499", {
          pack: "loose",
          sliceable: true,
        }),
      ]),
      category("Virsli", { glyph: "hot-dog", text: "Forró vízben melegítsd, ne főzd.", nutrition: "22/8/2/1/11/2.1" }, [
        kind(
          "{v} virsli",
          "sertés | baromfi ×0.9 | sajtos ×1.15 | bécsi ×1.1 | frankfurti ×1.2 | juhbeles ×1.3",
          "140 g 449 | 350 g 949 | 800 g 1899",
        ),
        kind("krinolin {v}", "klasszikus | sajtos ×1.1", "300 g 949 | 500 g 1449"),
      ]),
      category(
        "Pástétom, májkrém",
        {
          pack: "tin",
          storage: "ambient",
          expiry: 300,
          glyph: "bread",
          nutrition: "26/9.5/2.5/1/10/1.9",
          ingredients: "sertéshús, sertésmáj 25%, szalonna, víz, étkezési só, fűszerek, *tejfehérje*",
          text: "Friss kenyérre, lilahagymával.",
        },
        [
          kind(
            "{v}",
            "sertésmájkrém | baromfimájkrém | kacsamájpástétom ×1.6 | libamájpástétom ×2.4 | csirkemájas, kenhető | löncshús ×1.2",
            "65 g 349 | 95 g 449 | 190 g 799",
          ),
        ],
      ),
      category("Szalonna, töpörtyű", { nutrition: "65/26/0.5/0/13/2.8", text: "Tábortűzhöz, rántottához, kenyérre." }, [
        kind(
          "{v}",
          "bacon, szeletelt | kolozsvári szalonna | császárszalonna | erdélyi szalonna ×1.1 | csípős abált szalonna",
          "150 g 849 | 200 g 1099 | 400 g 1999",
        ),
        kind("{v}", "tepertő ×1.2 | tepertőkrém | libatepertő ×2", "150 g 899 | 200 g 1149", { pack: "tub" }),
      ]),
    ]),
    category(
      "Készétel, saláta",
      { glyph: "pot-of-food", expiry: 6, nutrition: "7/2/12/2.5/5/0.9", brands: "Kistányér, Kondér Konyha, Okos Polc" },
      [
        category("Hűtött készétel", { text: "Három perc a mikróban, és kész az ebéd." }, [
          kind(
            "{v}",
            "csirkepaprikás nokedlivel | bolognai spagetti | gulyásleves | székelykáposzta | marhapörkölt galuskával ×1.15 | lasagne | sajtos makaróni",
            "400 g 1599 | 800 g 2899",
            { ingredients: "víz, *búzatészta* (*tojás*), hús 18%, hagyma, *tejföl*, fűszerek, étkezési só" },
          ),
        ]),
        category(
          "Majonézes saláta, hummusz",
          { pack: "tub", glyph: "green-salad", text: "Virsli mellé, pirítósra, mártogatni." },
          [
            kind(
              "{v} saláta",
              "francia | burgonya | kukorica | tojás | orosz hús ×1.1 | káposzta",
              "200 g 599 | 400 g 999",
              {
                ingredients: "zöldségek, majonéz (repceolaj, *tojássárgája*, *mustár*), cukor, étkezési só",
                nutrition: "20/2/9/4/2/1.1",
              },
            ),
            kind("hummusz {v}", "natúr | sült paprikás | csípős | lilahagymás", "150 g 749 | 200 g 949", {
              ingredients: "csicseriborsó 60%, *szezámpaszta*, repceolaj, citromlé, só",
              diet: "vegán, gluténmentes",
              glyph: "beans",
              nutrition: "22/2.5/12/1.5/7/1.1",
            }),
          ],
        ),
        category(
          "Szendvics, wrap, sushi",
          { pack: "box", glyph: "sandwich", expiry: 2, text: "Kibontod, és már eszel is." },
          [
            kind(
              "{v} szendvics",
              "sonkás-sajtos | csirkés | tonhalas ×1.1 | tojásos | mozzarellás",
              "160 g 899 | 200 g 1049",
              { ingredients: "*búzakenyér*, *sajt*, majonéz (*tojás*, *mustár*), {v} töltelék" },
            ),
            kind("wrap {v}", "csirkés cézár | falafeles | zöldséges", "200 g 1199", {
              glyph: "burrito",
              ingredients: "*búzatortilla*, {v} töltelék, öntet (*tej*, *tojás*)",
            }),
            kind("sushi {v}", "zöldséges maki | uborkás-avokádós maki", "200 g 1799", {
              glyph: "sushi",
              ingredients: "rizs, uborka, avokádó, nori alga, *szójaszósz*, *szezámmag*, wasabi",
              nutrition: "3/0.5/28/4/3/1",
            }),
            kind("sushi {v}", "lazacos válogatás | vegyes válogatás ×1.2", "200 g 2499 | 350 g 3999", {
              glyph: "sushi",
              ingredients: "rizs, *lazac*, nori alga, *szójaszósz*, *szezámmag*, wasabi",
              nutrition: "4/0.7/27/4/6/1.1",
            }),
          ],
        ),
      ],
    ),
  ],
);

import { category, department, kind } from "../plan/plan.ts";

/** Fagyasztott */
export const frozen = department(
  55,
  "Fagyasztott élelmiszer",
  {
    vat: 27,
    storage: "frozen",
    pack: "bag",
    glyph: "snowflake",
    expiry: 180,
    brands: "Zúzmara, Dérkert, Okos Polc",
  },
  [
    category("Fagyasztott zöldség, gyümölcs", { nutrition: "0.4/0.1/7/3.5/2.8/0.03", ingredients: "{v}" }, [
      category(
        "Fagyasztott zöldség",
        {
          glyph: "pea-pod",
          flavourLeads: true,
          diet: "vegán, gluténmentes",
          text: "Szedés után órákkal fagyasztva: megmarad benne a nyár.",
        },
        [
          kind(
            "gyorsfagyasztott {v}",
            "zöldborsó | brokkoli | karfiol | zöldbab | spenót | csemegekukorica | sárgarépa | kelbimbó ×1.1 | lecsóalap",
            "450 g 649 | 750 g 999 | 1 kg 1249",
          ),
        ],
      ),
      category(
        "Zöldségkeverék",
        { glyph: "carrot", diet: "vegán, gluténmentes", text: "Felaprítva, összeválogatva, serpenyőre készen." },
        [
          kind(
            "gyorsfagyasztott {v}",
            "mexikói zöldségkeverék | wok zöldségkeverék ×1.2 | leveszöldség | finomfőzelék alap | francia köret | vajas zöldségkeverék ×1.15",
            "400 g 699 | 450 g 749 | 1 kg 1399",
            { ingredients: "sárgarépa, zöldborsó, csemegekukorica, zöldbab, paprika" },
          ),
        ],
      ),
      category(
        "Fagyasztott gyümölcs",
        {
          glyph: "strawberry",
          flavourLeads: true,
          diet: "vegán, gluténmentes",
          nutrition: "0.3/0/8/7/0.9/0",
          text: "Turmixba, süteménybe, gyümölcslevesbe.",
        },
        [
          kind(
            "gyorsfagyasztott {v}",
            "eper | málna ×1.3 | áfonya ×1.2 | meggy | erdei gyümölcs keverék ×1.1 | mangókocka ×1.2 | szilva ×0.9",
            "300 g 1099 | 450 g 1499 | 1 kg 2899",
          ),
        ],
      ),
    ]),
    category(
      "Burgonya, köret",
      { glyph: "french-fries", nutrition: "5/0.6/24/0.5/2.7/0.15", ingredients: "burgonya 94%, napraforgóolaj, só" },
      [
        category("Hasábburgonya", { diet: "vegán", text: "Sütőben is ropogós." }, [
          kind(
            "{v}",
            "hasábburgonya | hullámos hasábburgonya ×1.05 | vékony hasábburgonya | steakburgonya ×1.1 | édesburgonya-hasáb ×1.7 | fűszeres hasáb ×1.15",
            "450 g 749 | 750 g 1099 | 1 kg 1349",
          ),
        ]),
        category(
          "Krokett, rösti, köret",
          {
            glyph: "potato",
            text: "Köret gondolkodás nélkül.",
            ingredients: "burgonya, *búzaliszt*, *tojás*, napraforgóolaj, só",
          },
          [
            kind(
              "{v}",
              "burgonyakrokett | rösti ×1.1 | dödölle ×1.1 | hagymakarika ×1.2 | burgonyafánk | tócsni ×1.15",
              "450 g 899 | 750 g 1349 | 1 kg 1699",
            ),
          ],
        ),
      ],
    ),
    category("Pizza, készétel", { nutrition: "9/4/29/3/10/1.3" }, [
      category(
        "Pizza",
        {
          pack: "box",
          glyph: "pizza",
          brands: "Bella Forno, Zúzmara, Okos Polc",
          ingredients: "*búzaliszt*, paradicsom, *mozzarella*, {v} feltét, élesztő, só",
          text: "Kőkemencés tészta, gazdag feltét.",
        },
        [
          kind(
            "pizza {v}",
            "margherita | sonkás-gombás | szalámis | négy sajtos | tonhalas ×1.1 | Hawaii | magyaros | spenótos",
            "320 g 1299 | 350 g 1449 | 3 × 300 g 3299",
          ),
          kind("gluténmentes pizza {v}", "margherita | sonkás", "350 g 2499", {
            brands: "Tisztamag",
            diet: "gluténmentes",
            ingredients: "rizsliszt, kukoricakeményítő, *mozzarella*, paradicsom, só",
          }),
        ],
      ),
      category(
        "Fagyasztott készétel",
        {
          pack: "tray",
          glyph: "pot-of-food",
          brands: "Kondér Konyha, Kistányér, Okos Polc",
          text: "Házias íz, amikor nincs idő főzni.",
          ingredients: "víz, rizs, hús 20%, *búzaliszt*, hagyma, *tejföl*, só, fűszerek",
        },
        [
          kind(
            "{v}",
            "rakott burgonya | lasagne bolognese | csirkés rizottó | töltött káposzta | paella ×1.2 | kínai tészta csirkével | rakott kel",
            "350 g 1399 | 400 g 1549 | 900 g 2999",
          ),
        ],
      ),
      category(
        "Gombóc, derelye, palacsinta",
        {
          glyph: "dumpling",
          flavourLeads: true,
          nutrition: "4/1.5/38/12/5/0.5",
          ingredients: "burgonya, *búzaliszt*, *tojás*, {v} töltelék, zsemlemorzsa (*búza*), cukor",
          text: "Gyerekkorunk desszertje, gyúrás nélkül.",
        },
        [
          kind(
            "{v}",
            "szilvás gombóc | túrógombóc ×1.05 | barackos gombóc | lekváros derelye | nudli | mákos gombóc",
            "400 g 999 | 500 g 1199 | 750 g 1699",
          ),
          kind("{v} palacsinta", "túrós | lekváros | csokis | húsos hortobágyi ×1.25", "300 g 1199 | 500 g 1799", {
            glyph: "pancakes",
          }),
        ],
      ),
      category(
        "Nuggets, rántott falat",
        {
          pack: "box",
          glyph: "poultry-leg",
          nutrition: "12/2/19/1/13/1.1",
          ingredients: "csirkemell 55%, *búzaliszt*, napraforgóolaj, víz, só, fűszerek",
          text: "Kívül ropog, belül szaftos.",
        },
        [
          kind(
            "{v}",
            "csirkemell-nuggets | sajttal töltött csirkemell ×1.1 | cordon bleu ×1.1 | rántott csirkeszárny | rántott sajt ×1.2 | rántott gomba ×0.9",
            "400 g 1499 | 600 g 2099 | 1 kg 3199",
          ),
        ],
      ),
    ]),
    category("Fagyasztott hal, hús", { nutrition: "7/1.5/8/0.5/16/0.5" }, [
      category(
        "Fagyasztott hal",
        {
          pack: "box",
          glyph: "fish",
          vat: 5,
          brands: "Fjordhalász, Kékhullám, Okos Polc",
          ingredients: "*hal*",
          text: "Filézve, szálkamentesen.",
          origin: "Norvégia",
        },
        [
          kind(
            "{v}",
            "tőkehalfilé ×1.3 | lazacszelet ×1.9 | tilápiafilé | hekk, törzs | pangasiusfilé ×0.8 | makrélafilé",
            "400 g 1999 | 600 g 2799 | 1 kg 4499",
          ),
          kind("{v}", "halrudacska | ropogós halfilé ×1.2 | spenótos halfilé ×1.2", "300 g 1299 | 450 g 1799", {
            vat: 27,
            ingredients: "*hal* 58%, *búzaliszt*, repceolaj, só",
          }),
        ],
      ),
      category(
        "Fagyasztott hús",
        {
          vat: 5,
          glyph: "poultry-leg",
          brands: "Szárnyaskert, Hentesmester",
          text: "Tartalék ebéd a mélyhűtőben.",
          ingredients: "",
        },
        [
          kind(
            "fagyasztott {v}",
            "csirkeszárny | csirkecomb | pulykanyak ×0.6 | kacsacomb ×1.8 | libamáj ×6 | egész kacsa ×1.4 | sertésmáj ×0.7",
            "1 kg 1399 | 1,5 kg 1999",
          ),
        ],
      ),
    ]),
    category(
      "Jégkrém",
      {
        glyph: "ice-cream",
        flavourLeads: false,
        pack: "tub",
        nutrition: "9/6/26/23/3/0.12",
        ingredients: "*tej*, cukor, kókuszzsír, glükózszirup, {v} készítmény, *tejsavó*, emulgeálószer",
        brands: "Hófokka, Fagyikert, Okos Polc",
      },
      [
        category("Dobozos jégkrém", { text: "Gombócolva, tölcsérbe, süti mellé." }, [
          kind(
            "{v} jégkrém",
            "vaníliás | csokoládés | epres | karamellás | citromos | pisztáciás ×1.25 | puncsos | kókuszos | mogyorós",
            "500 ml 1299 | 900 ml 1899 | 1 l 1999",
          ),
        ]),
        category(
          "Pálcikás, tölcséres jégkrém",
          { pack: "box", glyph: "soft-ice-cream", text: "Egy kis nyár a mélyhűtőből." },
          [
            kind(
              "pálcikás jégkrém {v}",
              "csokoládébevonattal | mandulás ×1.15 | fehér csokoládés | epres sorbet | kettős karamellás ×1.1",
              "3 × 110 ml 1599 | 4 × 90 ml 1699",
            ),
            kind(
              "tölcséres jégkrém {v}",
              "vaníliás | csokoládés | epres | karamellás",
              "4 × 120 ml 1599 | 6 × 120 ml 2199",
            ),
            kind("jégkrémszendvics {v}", "vaníliás | csokoládés", "4 × 100 ml 1499"),
          ],
        ),
        category(
          "Vegán jégkrém, sorbet",
          {
            diet: "vegán",
            ingredients: "víz, cukor, {v} püré, kókuszzsír, glükózszirup",
            flavourLeads: true,
            text: "Tej nélkül is krémes.",
          },
          [
            kind("{v} sorbet", "mangós | málnás | citromos | meggyes | ananászos", "500 ml 1799 | 900 ml 2699"),
            kind("vegán jégkrém {v}", "csokoládés | kókuszos | vaníliás", "500 ml 2199", {
              brands: "Napraszép, Hófokka",
            }),
          ],
        ),
        category(
          "Fagyasztott péksütemény",
          {
            pack: "bag",
            glyph: "croissant",
            brands: "Parázs Pékség, Okos Polc",
            vat: 18,
            ingredients: "*búzaliszt*, *vaj*, víz, cukor, élesztő, *tojás*, só",
            nutrition: "18/10/42/7/7/1",
            text: "Reggel tíz perc a sütőben.",
          },
          [
            kind(
              "fagyasztott {v}",
              "vajas croissant ×1.3 | mini bagett | zsemle | sajtos pogácsa ×1.1 | túrós táska ×1.2 | leveles tészta",
              "300 g 1099 | 500 g 1599",
            ),
          ],
        ),
      ],
    ),
  ],
);

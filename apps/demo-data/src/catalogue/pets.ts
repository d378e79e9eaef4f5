import { category, department, kind } from "../plan/plan.ts";

/** Kisállat */
export const pets = department(
  436,
  "Kisállat",
  {
    vat: 27,
    storage: "ambient",
    pack: "bag",
    glyph: "paw-prints",
    pieceWeight: 200,
    expiry: 300,
    nutrition: "",
    brands: "Mancsos, Tappancs, Okos Polc",
    ingredients: "hús és állati eredetű származékok (4% {v}), gabonafélék, olajok és zsírok, ásványi anyagok",
  },
  [
    category("Kutya", { glyph: "dog-face" }, [
      category("Száraz kutyaeledel", { text: "Teljes értékű eledel kölyöktől öregkorig." }, [
        kind(
          "száraz kutyaeledel {v}",
          "marhás | csirkés | bárányos ×1.1 | pulykás | lazacos ×1.15 | kölyökkutyának, csirkés ×1.15 | kistestű kutyának, marhás ×1.15",
          "1 kg 1799 | 3 kg 4499 | 10 kg 11999",
        ),
        kind("gabonamentes kutyaeledel {v}", "lazacos | kacsás | vadas", "2 kg 6999 | 10 kg 26999", {
          brands: "Farkasréti Falka",
          ingredients: "{v} hús 40%, burgonya, borsó, lazacolaj",
        }),
      ]),
      category("Nedves kutyaeledel", { pack: "tin", text: "Szaftos falatok minden nap.", karton: 12 }, [
        kind(
          "kutyakonzerv {v}",
          "marhás | csirkés | vadas | májas | bárányos | pulykás",
          "415 g 549 | 800 g 849 | 1240 g 1099",
        ),
        kind(
          "alutálkás kutyaeledel {v}",
          "csirkés pástétom | marhás pástétom | bárányos falatok",
          "100 g 299 | 150 g 379",
          { pack: "tub", karton: 22 },
        ),
      ]),
      category("Jutalomfalat kutyának", { pack: "pouch", glyph: "bone", text: "Ül! Pacsi! Jól van." }, [
        kind(
          "jutalomfalat {v}",
          "csirkés szeletkék | marhás rudacskák | kacsás csík ×1.2 | fogtisztító rúd | préselt csont ×0.9 | lazacos falatkák",
          "80 g 799 | 200 g 1599 | 7 db 1199",
        ),
      ]),
      category("Kutyafelszerelés", { glyph: "guide-dog", pack: "box", ingredients: "", text: "Séta, játék, rend." }, [
        kind(
          "{v}",
          "kutyapiszok-zacskó ×0.4 | kötéljáték ×0.7 | labda, gumi ×0.6 | póráz, 120 cm ×1.6 | nyakörv, M ×1.2 | etetőtál ×0.9 | kutyasampon ×0.9",
          "db 1999",
          { pack: "box" },
        ),
        kind("helyhez szoktató kutyapelenka {v}", "60 × 60 cm | 60 × 90 cm ×1.3", "10 db 2299 | 30 db 5499"),
      ]),
    ]),
    category("Macska", { glyph: "cat-face", brands: "Dorombó, Cirmosház, Okos Polc" }, [
      category("Száraz macskaeledel", { text: "Ropogós, teljes értékű." }, [
        kind(
          "száraz macskaeledel {v}",
          "csirkés | marhás | lazacos ×1.05 | halas | ivartalanított, csirkés ×1.15 | kölyökmacskának, csirkés ×1.1",
          "300 g 999 | 800 g 2199 | 1,5 kg 3499 | 10 kg 14999",
        ),
      ]),
      category("Nedves macskaeledel", { pack: "sachet", text: "A válogatós cicának is.", karton: 24 }, [
        kind(
          "alutasakos macskaeledel {v}",
          "csirkés szószban | marhás szószban | lazacos aszpikban | tonhalas aszpikban | kacsás szószban | nyulas szószban",
          "85 g 249 | 100 g 289 | 4 × 85 g 899 | 12 × 85 g 2499",
        ),
        kind("macskakonzerv {v}", "marhás | csirkés | halas | májas", "415 g 549 | 800 g 899", {
          pack: "tin",
          karton: 12,
        }),
      ]),
      category("Jutalomfalat macskának", { pack: "pouch", text: "Dorombolás garantált." }, [
        kind(
          "macskajutalom {v}",
          "csirkés párnácskák | lazacos krém | sajtos falatok | macskafüves párnák | tonhalas rudacska",
          "50 g 649 | 60 g 749 | 5 × 15 g 999",
        ),
      ]),
      category("Macskaalom", { pack: "bag", ingredients: "", text: "Csomósodik, szagot köt, nem porzik." }, [
        kind(
          "macskaalom {v}",
          "csomósodó | csomósodó, levendulás ×1.1 | szilikát ×1.8 | fapellet ×0.9 | bentonit, babahintőpor illatú ×1.1",
          "5 l 1799 | 10 l 2999 | 20 l 4999",
        ),
      ]),
      category(
        "Macskafelszerelés",
        { pack: "box", glyph: "yarn", ingredients: "", text: "Kaparni, kergetni, aludni." },
        [
          kind(
            "{v}",
            "kaparófa, 40 cm ×2.4 | tollas játék ×0.5 | játékegér, 3 db ×0.5 | alomlapát ×0.4 | etetőtál ×0.7 | macskafű, termeszthető ×0.5",
            "db 2499",
          ),
        ],
      ),
    ]),
    category("Rágcsáló, madár, hal", { brands: "Tappancs, Csőrös, Okos Polc" }, [
      category(
        "Rágcsáló",
        {
          glyph: "hamster",
          ingredients: "gabonamagvak, lucerna, szárított zöldségek",
          text: "Hörcsögnek, nyúlnak, tengerimalacnak.",
        },
        [
          kind(
            "{v}",
            "hörcsögeledel | nyúleledel | tengerimalac-eledel | csincsillaeledel ×1.2 | réti széna ×0.8",
            "500 g 1199 | 1 kg 1999",
          ),
          kind("rágcsálóalom {v}", "natúr forgács | citromos forgács | kukoricacsutka ×1.2", "5 l 1299 | 15 l 2299", {
            ingredients: "",
          }),
        ],
      ),
      category(
        "Madár",
        { glyph: "parrot", ingredients: "köles, fénymag, napraforgómag, lenmag", text: "Kalitkába és a téli etetőbe." },
        [
          kind(
            "{v}",
            "hullámos papagáj eledel | nagy papagáj eledel ×1.3 | kanárieledel | köles, fürtös ×1.2",
            "500 g 999 | 1 kg 1699",
          ),
          kind("{v}", "téli madáreleség | cinkegolyó ×0.9 | napraforgómag madaraknak", "1 kg 1099 | 5 kg 4499", {
            glyph: "bird",
          }),
        ],
      ),
      category(
        "Hal, hüllő",
        {
          glyph: "tropical-fish",
          pack: "jar",
          ingredients: "*hal* és haleredetű származékok, gabona, alga, vitaminok",
          text: "Szoba sarkában egy kis tenger.",
        },
        [
          kind(
            "{v}",
            "díszhaltáp, lemezes | aranyhaltáp | teknőstáp ×1.1 | garnélatáp ×1.2 | vízkezelő szer ×1.2",
            "100 ml 1299 | 250 ml 2299",
          ),
        ],
      ),
    ]),
    category("Állategészség, ápolás", { pack: "box", ingredients: "" }, [
      category("Kullancs, bolha ellen", { glyph: "bug", text: "Használat előtt kérdezd meg az állatorvost." }, [
        kind(
          "{v}",
          "bolha- és kullancsriasztó nyakörv, kutya | bolha- és kullancsriasztó nyakörv, macska ×0.9 | spot-on csepp, kutya ×1.2 | spot-on csepp, macska ×1.1 | bolhairtó spray ×0.8 | bolhasampon ×0.6",
          "db 3999 | 2 db 6999",
        ),
      ]),
      category("Ápolás, higiénia", { glyph: "soap", text: "Fényes szőr, tiszta fül." }, [
        kind(
          "{v}",
          "kutyasampon, aloe verás | kutyasampon, kölyköknek | macskasampon | fültisztító oldat ×0.8",
          "250 ml 2499",
          { pack: "bottle" },
        ),
        kind(
          "{v}",
          "szőrápoló kefe ×1.1 | körömvágó olló | fogkefekészlet kutyának ×0.9 | szőrtelenítő henger ×0.6",
          "db 2499",
        ),
      ]),
      category("Vitamin állatoknak", { glyph: "pill", text: "Ízületre, szőrre, étvágyra." }, [
        kind(
          "{v}",
          "ízületvédő tabletta, kutya ×1.4 | multivitamin, kutya | multivitamin, macska | sörélesztő tabletta ×0.7",
          "60 db 2999 | 100 db 4499",
          { pieceWeight: 2, ingredients: "{v}, *lazacolaj*, ásványi anyagok" },
        ),
      ]),
    ]),
  ],
);

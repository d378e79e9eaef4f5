import { category, department, kind } from "../plan/plan.ts";

/** Háztartás */
export const household = department(
  126,
  "Háztartás, tisztítószer",
  {
    vat: 27,
    storage: "ambient",
    pack: "bottle",
    glyph: "sponge",
    pieceWeight: 40,
    expiry: 0,
    brands: "Csillanó, Ragyogda, Okos Polc",
    ingredients: "",
    nutrition: "",
  },
  [
    category("Mosás", { glyph: "t-shirt", pack: "jug", brands: "Fehérhab, Illatos Láda, Okos Polc" }, [
      category("Mosószer", {}, [
        category("Mosópor", { pack: "box", text: "Makacs foltokra, fehérre." }, [
          kind(
            "mosópor {v}",
            "fehér ruhához | színes ruhához | érzékeny bőrre ×1.1 | univerzális ×0.95",
            "20 mosás 2299 | 40 mosás 3999 | 72 mosás 6499",
          ),
        ]),
        category("Folyékony mosószer", { text: "Hideg vízben is oldódik." }, [
          kind(
            "mosógél {v}",
            "color | white | fekete ruhához ×1.05 | gyapjúhoz ×1.1 | sensitive ×1.1 | levendula",
            "20 mosás 2199 | 40 mosás 3799 | 60 mosás 5299",
          ),
        ]),
        category("Mosókapszula", { pack: "box", text: "Egy dob, egy kapszula. Gyermekektől távol tartandó." }, [
          kind(
            "mosókapszula {v}",
            "color | universal | white | sensitive ×1.1",
            "15 mosás 2299 | 30 mosás 4199 | 44 mosás 5799",
          ),
        ]),
      ]),
      category("Öblítő", { glyph: "blossom", flavourLeads: true, text: "Puha tapintás, tartós illat." }, [
        kind(
          "öblítő {v}",
          "levendula | tavaszi virágok | óceán | rózsa | érzékeny bőrre ×1.1 | vanília | kókusz",
          "0,85 l 1199 | 1,5 l 1899 | 3 l 3299",
        ),
      ]),
      category("Folttisztító, mosási segédszer", { text: "Bor, fű, kávé: nyoma se marad." }, [
        kind(
          "{v}",
          "folteltávolító spray | folteltávolító gél | fehérítő | folyékony vízlágyító ×1.3 | mosógép-tisztító",
          "500 ml 1499 | 750 ml 1999",
          { pack: "spray" },
        ),
        kind("{v}", "színfogó kendő | illatosító kendő ×0.8", "20 db 1499 | 40 db 2599", {
          pack: "box",
          pieceWeight: 8,
        }),
      ]),
      category("Vasalás, ruhaápolás", { text: "Könnyebb vele a vasárnap este." }, [
        kind(
          "{v}",
          "vasalókönnyítő spray | ruhafrissítő spray ×1.1 | textilillatosító | vasalóvíz ×0.6",
          "500 ml 1099 | 750 ml 1499",
          { pack: "spray", glyph: "t-shirt" },
        ),
      ]),
    ]),
    category("Takarítás", { glyph: "bubbles" }, [
      category("Mosogatás", { glyph: "fork-and-knife-with-plate" }, [
        category("Kézi mosogatószer", { flavourLeads: true, glyph: "sponge", text: "Zsírt old, kezet kímél." }, [
          kind(
            "mosogatószer {v}",
            "citrom | alma | aloe vera | balzsamos ×1.1 | gránátalma | érzékeny bőrre ×1.1",
            "0,5 l 649 | 0,9 l 999 | 1,5 l 1599 | 5 l 3999",
          ),
        ]),
        category("Gépi mosogatás", { pack: "box", text: "Csillogó pohár, áztatás nélkül." }, [
          kind(
            "mosogatógép-tabletta {v}",
            "all in one | classic ×0.8 | citrom | platinum ×1.3 | eco ×1.1",
            "30 db 2799 | 50 db 4299 | 80 db 6299",
            { pieceWeight: 18 },
          ),
          kind("{v}", "gépi öblítő | mosogatógép-tisztító ×1.2 | gépi illatosító ×0.8", "0,25 l 1099 | 0,5 l 1799", {
            pack: "bottle",
          }),
          kind("vízlágyító só {v}", "finom | durva", "1,5 kg 799 | 4 kg 1799", { glyph: "salt" }),
        ]),
      ]),
      category("Felülettisztító", { pack: "spray", glyph: "sparkles", text: "Egy fújás, egy törlés." }, [
        kind(
          "{v}",
          "általános tisztítószer, citrom | általános tisztítószer, óceán | általános tisztítószer, levendula | zsíroldó ×1.1 | ablaktisztító | konyhai tisztító | bútorápoló ×1.2",
          "500 ml 999 | 750 ml 1299 | 1 l 1499",
        ),
        kind(
          "padlótisztító {v}",
          "citrom | tavaszi virágok | parketta ×1.2 | laminált padló ×1.2",
          "1 l 1299 | 1,5 l 1799",
          { pack: "jug" },
        ),
      ]),
      category("Fürdőszoba, WC", { glyph: "bathtub", pack: "bottle", text: "Vízkő, baktérium, szag ellen." }, [
        kind(
          "{v}",
          "WC-tisztító gél, fenyő | WC-tisztító gél, óceán | fürdőszobai tisztító ×1.1 | vízkőoldó ×1.1 | penészeltávolító ×1.4 | lefolyótisztító ×1.3",
          "0,75 l 999 | 1 l 1249",
          { glyph: "toilet" },
        ),
        kind("WC-illatosító {v}", "óceán | citrom | levendula | fenyő", "40 g 649 | 3 × 40 g 1599", {
          pack: "box",
          glyph: "toilet",
        }),
      ]),
      category("Fertőtlenítő, klór", { glyph: "shield", text: "Használat előtt mindig olvasd el a címkét." }, [
        kind(
          "{v}",
          "klóros fertőtlenítő | illatosított klór ×1.1 | fertőtlenítő spray ×1.4 | felületfertőtlenítő | kézfertőtlenítő gél ×1.3",
          "0,5 l 899 | 1 l 1399",
        ),
      ]),
      category("Szivacs, kendő, kesztyű", { pack: "bag", glyph: "sponge", text: "A takarítás kéziszerszámai." }, [
        kind(
          "{v}",
          "mosogatószivacs | mikroszálas törlőkendő ×1.8 | törlőkendő ×1.1 | súrolószivacs | fémsúroló",
          "3 db 499 | 5 db 749 | 10 db 1299",
        ),
        kind("gumikesztyű {v}", "S | M | L", "2 db 699 | 10 db 1199", { glyph: "gloves" }),
        kind("{v}", "felmosófej ×1.2 | partvis ×1.8 | lapátkészlet ×1.6 | WC-kefe ×1.5 | ablaklehúzó", "db 1499", {
          glyph: "broom",
          pack: "loose",
        }),
      ]),
    ]),
    category("Papíráru", { pack: "roll", glyph: "roll-of-paper", brands: "Puhafelhő, Habpapír, Okos Polc" }, [
      category("Toalettpapír", { text: "Háromrétegű béke." }, [
        kind(
          "toalettpapír {v}",
          "2 rétegű ×0.8 | 3 rétegű | 4 rétegű ×1.2 | 3 rétegű, kamillás ×1.05 | 3 rétegű, újrahasznosított ×0.9",
          "8 tekercs 1399 | 16 tekercs 2499 | 24 tekercs 3599 | 32 tekercs 4499",
        ),
        kind("nedves toalettpapír {v}", "aloe verás | kamillás | illatmentes", "60 lap 749 | 3 × 60 lap 1999", {
          pack: "pouch",
        }),
      ]),
      category("Papírtörlő, szalvéta", { text: "Kiömlött? Felitatja." }, [
        kind(
          "papírtörlő {v}",
          "2 rétegű | 3 rétegű ×1.2 | jumbo ×1.7",
          "2 tekercs 799 | 4 tekercs 1499 | 8 tekercs 2799",
        ),
        kind(
          "szalvéta {v}",
          "fehér | piros | bordó | karácsonyi mintás ×1.4 | virágmintás ×1.3",
          "20 lap 599 | 50 lap 999 | 100 lap 1499",
          { pack: "bag" },
        ),
      ]),
      category(
        "Papír zsebkendő",
        { glyph: "sneezing-face", pack: "box", text: "Náthaszezonra és könnyes filmekhez." },
        [
          kind(
            "papír zsebkendő {v}",
            "3 rétegű | 4 rétegű ×1.2 | mentolos ×1.1 | balzsamos ×1.2",
            "10 × 10 lap 599 | 90 lap 549 | 100 lap 649",
          ),
        ],
      ),
    ]),
    category("Háztartási kellékek", { pack: "box", glyph: "package", brands: "Konyhatündér, Okos Polc" }, [
      category("Fólia, zacskó, sütőpapír", { text: "Csomagolni, sütni, fagyasztani.", pack: "box" }, [
        kind("{v}", "alufólia ×1.3 | frissentartó fólia | sütőpapír ×1.2", "10 m 649 | 20 m 999 | 30 m 1349"),
        kind(
          "{v}",
          "uzsonnászacskó | fagyasztózacskó ×1.2 | simítózáras tasak ×1.6 | sütőzacskó ×1.5",
          "20 db 499 | 50 db 849",
        ),
      ]),
      category("Szemeteszsák", { glyph: "wastebasket", pack: "roll", text: "Strapabíró, húzófüles." }, [
        kind(
          "szemeteszsák {v}",
          "35 literes | 60 literes ×1.2 | 110 literes ×1.7 | húzófüles, 60 literes ×1.5 | lebomló, 20 literes ×1.5",
          "10 db 649 | 20 db 1049 | 30 db 1399",
        ),
      ]),
      category(
        "Gyertya, illatosító, mécses",
        {
          glyph: "candle",
          flavourLeads: false,
          pack: "jar",
          gift: true,
          promotions: "Adventi készülődés",
          text: "Fény a sötét délutánokra.",
        },
        [
          kind(
            "illatgyertya {v}",
            "vaníliás | fahéjas alma | levendulás | téli erdő | citrusos",
            "db 1499 | 2 db 2699",
          ),
          kind("teamécses {v}", "fehér | vaníliás ×1.2 | fahéjas ×1.2", "30 db 1499 | 50 db 2299", {
            pack: "box",
            pieceWeight: 14,
          }),
          kind("{v}", "adventi gyertya, bordó | adventi gyertya, arany | temetői mécses", "4 db 1299", {
            pack: "box",
            pieceWeight: 120,
          }),
          kind(
            "légfrissítő {v}",
            "óceán | levendulás | citrusos | frissen mosott ruha",
            "300 ml 1099 | 2 × 300 ml 1999",
            { pack: "spray", glyph: "blossom" },
          ),
        ],
      ),
      category(
        "Elem, izzó, gyufa",
        { glyph: "battery", text: "Az utolsó fiókba, amit mindenki keres.", brands: "Villámló, Okos Polc" },
        [
          kind("alkáli elem {v}", "AA | AAA | C ×1.4 | D ×1.6 | 9 V ×1.6", "2 db 899 | 4 db 1499 | 8 db 2699"),
          kind("LED izzó {v}", "E27 8 W | E27 10 W ×1.1 | E14 5 W | GU10 5 W", "db 899 | 3 db 2299", {
            glyph: "light-bulb",
            fragile: true,
          }),
          kind("{v}", "gyufa | öngyújtó ×1.8 | kandallógyufa ×2 | alágyújtós ×2", "3 db 299 | 10 db 799", {
            glyph: "fire",
          }),
        ],
      ),
      category("Konyhai eszköz, eldobható", { glyph: "fork-and-knife", text: "Bulihoz, piknikhez, költözéshez." }, [
        kind(
          "{v}",
          "papírpohár | papírtányér ×1.1 | fa evőeszköz | papír szívószál ×0.7 | muffinpapír ×0.7",
          "10 db 549 | 20 db 899 | 50 db 1799",
        ),
      ]),
    ]),
    category("Rovarirtó, kert, virág", { glyph: "potted-plant", brands: "Kertbarát, Okos Polc" }, [
      category("Rovarirtó", { pack: "spray", glyph: "mosquito", text: "Használat előtt olvasd el a címkét!" }, [
        kind(
          "{v}",
          "légyirtó spray | szúnyogirtó spray | hangyairtó ×1.1 | csótányirtó ×1.2 | szúnyogriasztó ×1.1",
          "300 ml 1799 | 400 ml 2199",
        ),
      ]),
      category("Növény, virágföld", { glyph: "potted-plant", pack: "bag", text: "Zöld sarok a lakásban." }, [
        kind(
          "{v}",
          "általános virágföld | muskátliföld ×1.1 | palántaföld | kaktuszföld ×1.1",
          "5 l 999 | 10 l 1699 | 20 l 2699",
        ),
        kind("cserepes {v}", "orchidea ×1.8 | fokföldi ibolya | mikulásvirág | ciklámen | korallvirág", "db 2499", {
          pieceWeight: 900,
          pack: "loose",
          glyph: "tulip",
          brands: "",
          storage: "fresh",
          fragile: true,
          gift: true,
          promotions: "Adventi készülődés",
        }),
      ]),
      category(
        "Könyv, újság",
        {
          vat: 5,
          pieceWeight: 420,
          glyph: "books",
          pack: "loose",
          brands: "",
          text: "Az utolsó szó a kosárban.",
          gift: true,
        },
        [
          kind(
            "{v}",
            "rejtvénymagazin ×0.3 | receptmagazin ×0.4 | mesekönyv, A kis róka | szakácskönyv, Levesek ×1.4 | szakácskönyv, Kelt tészták ×1.4 | kifestőfüzet ×0.4 | matricás foglalkoztató ×0.5",
            "db 2990",
          ),
        ],
      ),
    ]),
  ],
);

export interface DeliveryInfoRecord {
  readonly urlKey: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

/** What shoppers ask about delivery, in the order in which they ask it. */
export const deliveryInfo = ({ brand }: { readonly brand: string }): ReadonlyArray<DeliveryInfoRecord> => [
  {
    urlKey: "hova-szallitunk",
    title: "Hova szállítotok?",
    content: `<p>Saját futárunk Budapest minden kerületébe és az agglomeráció nagy részébe jár, hűtött autóval. Az ország többi részébe MPL-csomagban vagy PostaPontra küldünk tartós élelmiszert, drogériát és háztartási árut.</p>
<p>Add meg az irányítószámodat, és megmutatjuk, mi érhető el nálad.</p>`,
  },
  {
    urlKey: "szallitasi-dijak",
    title: "Mennyibe kerül a szállítás?",
    content: `<ul>
<li><strong>${brand} házhozszállítás:</strong> 990–1 990 Ft az idősávtól és a távolságtól függően, 25 000 Ft felett ingyenes.</li>
<li><strong>MPL házhozszállítás:</strong> 2 190 Ft, 15 000 Ft-tól 1 490 Ft, 29 999 Ft-tól ingyenes.</li>
<li><strong>PostaPont:</strong> 1 590 Ft, 15 000 Ft-tól 990 Ft, 29 999 Ft-tól ingyenes.</li>
<li><strong>Személyes átvétel:</strong> ingyenes.</li>
</ul>
<p>A csomagolás díja futárral 150 Ft, postai csomagban 290 Ft. Az értékhatárba a visszaváltási díj nem számít bele.</p>`,
  },
  {
    urlKey: "idosavok",
    title: "Mikor jön a futár?",
    content: `<p>Kétórás idősávban, hétfőtől szombatig 7 és 21, vasárnap 9 és 17 óra között. Egy idősávra a kezdete előtt 12 óráig rendelhetsz, ha még nem telt be. A kiválasztott idősávot 15 percig tartjuk fenn neked.</p>`,
  },
  {
    urlKey: "szemelyes-atvetel",
    title: "Hogyan vehetem át személyesen?",
    content: `<p>A raktárunkban, az 1186 Budapest, Közdűlő út 46-50. szám alatt, a megrendelés után már három órával. A parkolás ingyenes, a bepakolásban segítünk. A nyitvatartást az <a href="/uzletek">Üzletek</a> oldalon találod.</p>`,
  },
  {
    urlKey: "sulyhatar",
    title: "Mennyit rendelhetek egyszerre?",
    content: `<p>Futárral legfeljebb 40 kg-ot, postai csomagban legfeljebb 20 kg-ot. A kosár mutatja, hol tartasz; ha túllépted a határt, vegyél ki belőle, vagy oszd két rendelésre. Személyes átvételnél nincs súlyhatár.</p>`,
  },
  {
    urlKey: "hutott-aru",
    title: "Megérkezik hidegen, ami hideg?",
    content: `<p>A hűtött árut 2 és 6 °C között, a fagyasztottat −18 °C alatt visszük az ajtódig. Ha valami mégis felolvadt vagy sérült, szólj a futárnak, vagy <a href="/kapcsolat">írj nekünk</a>: visszatérítjük az árát. Hűtött, fagyasztott és törékeny terméket postai csomagban nem küldünk.</p>`,
  },
  {
    urlKey: "visszavaltas",
    title: "Visszaviszitek a palackokat?",
    content: `<p>Igen. A visszaváltási díjas palackokat és dobozokat a futár a következő kiszállításkor elviszi, darabonként 50 Ft-ot jóváírunk. Legyenek üresek, és ne legyenek összenyomva.</p>`,
  },
  {
    urlKey: "eletkor",
    title: "Hogyan rendelhetek alkoholt?",
    content: `<p>Az első ilyen termék előtt meg kell erősítened, hogy elmúltál 18 éves, a futár pedig az ajtóban kéri az igazolványodat. Kiskorúnak nem adja át; ilyenkor ezeket a termékeket visszahozza, és az árukat visszatérítjük.</p>`,
  },
];

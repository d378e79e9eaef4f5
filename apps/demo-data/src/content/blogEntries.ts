import { categoryPath } from "../tree/categoryPath.ts";

export interface BlogEntryRecord {
  readonly id: number;
  readonly title: string;
  readonly urlKey: string;
  readonly lead: string;
  /** HTML; it leads to shelves that are there. */
  readonly content: string;
  readonly imageKey: string;
  /** Days from today. */
  readonly published: number;
}

const shelf = (category: string, label: string): string => `<a href="${categoryPath(category)}">${label}</a>`;

/** The blog, the newest first. */
export const blogEntries: ReadonlyArray<BlogEntryRecord> = [
  {
    id: 1,
    published: -1,
    title: "Így készül a bejgli, ami nem reped ki",
    urlKey: "igy-keszul-a-bejgli-ami-nem-reped-ki",
    lead: "Vékony tészta, pihentetés, kétszeri kenés: három apróság, amin minden múlik.",
    imageKey: "scene.chestnut.pie.egg",
    content: `<p>A repedt bejgli is finom, de mindenki tudja, melyik szelet fogy el utoljára. A titok nem a töltelékben van, hanem abban, hogy a tésztának legyen ideje.</p>
<h2>A tészta</h2>
<p>Fél kiló finomliszthez 25 dkg vaj, 5 dkg porcukor, egy egész tojás, egy sárgája, csipet só, 1,5 dkg élesztő és annyi langyos tej kell, hogy ne ragadjon. Gyúrd össze gyorsan, és tedd egy órára a hűtőbe. Utána négyfelé osztva nyújtsd késfoknyira: ha vastagabb, kelés közben feszít.</p>
<h2>A töltelék</h2>
<p>Annyi legyen belőle, mint a tésztából, és legyen hideg. A meleg töltelék alatt a vaj megolvad, és a tészta elválik. A dió elé keverj kevés zsemlemorzsát, a mákhoz reszelt almát.</p>
<h2>A kenés</h2>
<ol>
<li>Kend meg a tekercseket tojássárgájával, és hagyd fél órát hűvös helyen.</li>
<li>Kend meg fehérjével, és hagyd még fél órát langyosban. Ettől lesz márványos.</li>
<li>Szurkáld meg hosszában, két ujjnyira, a töltelékig.</li>
<li>180 fokon 30–35 perc, és ne nyitogasd a sütőt.</li>
</ol>
<p>Nincs kedved nyújtani? ${shelf("Bejgli, ünnepi sütemény", "Készen is megtalálod a polcon")}.</p>`,
  },
  {
    id: 2,
    published: -4,
    title: "Adventi bevásárlólista hétről hétre",
    urlKey: "adventi-bevasarlolista-hetrol-hetre",
    lead: "Gyertya az első vasárnapra, szaloncukor a másodikra: nem kell mindent az utolsó napra hagyni.",
    imageKey: "scene.candle.candy.evergreen-tree.wrapped-gift",
    content: `<p>December 23-án délután öt óra: a leggyakoribb bevásárlás, és a legrosszabb. Négy részre osztva viszont alig észrevehető.</p>
<h2>Első hét: ami eláll</h2>
<p>Gyertya, gyufa, sütőpapír, liszt, cukor, dió, mák, mazsola. Ezek nem romlanak meg, és az utolsó héten ezekből fogy ki leghamarabb a polc.</p>
<h2>Második hét: édesség</h2>
<p>${shelf("Szaloncukor", "Szaloncukor")} a fára és a kabátzsebbe, csokimikulás a maradék csizmákba. A mézeskalács most süssön meg: két hét alatt puhul meg igazán.</p>
<h2>Harmadik hét: a fagyasztó</h2>
<p>Halfilé, húslevesnek való, fagyasztott zöldség. Foglalj idősávot a karácsonyi hétre: a kedvelt órák ekkor telnek be.</p>
<h2>Negyedik hét: a friss áru</h2>
<p>Tej, tejszín, tojás, saláta, kenyér, pezsgő. Ha közben eszedbe jut valami, <a href="/cikk/megrendeles-osszekapcsolas">kösd az új kosarat a rendelésedhez</a>, és egyszerre hozzuk.</p>`,
  },
  {
    id: 3,
    published: -9,
    title: "Melyik alma mire jó?",
    urlKey: "melyik-alma-mire-jo",
    lead: "Sütni Jonathánt, enni Gálát, befőzni Idaredet: kis almahatározó.",
    imageKey: "scene.green-apple.red-apple.pie",
    content: `<p>Az almák között nagyobb a különbség, mint a fajtanevük sejteti. Ami nyersen csodás, abból a sütőben gyakran leveses pép lesz.</p>
<table>
<thead><tr><th scope="col">Fajta</th><th scope="col">Íze</th><th scope="col">Mire jó</th></tr></thead>
<tbody>
<tr><th scope="row">Gála</th><td>édes, ropogós</td><td>nyersen, uzsonnára</td></tr>
<tr><th scope="row">Golden</th><td>édes, lágy</td><td>püré, bébiétel</td></tr>
<tr><th scope="row">Idared</th><td>savanykás, lédús</td><td>kompót, befőtt</td></tr>
<tr><th scope="row">Jonatán</th><td>savanyú, fűszeres</td><td>pite, rétes, sült alma</td></tr>
<tr><th scope="row">Granny Smith</th><td>nagyon savanyú</td><td>saláta, hús mellé</td></tr>
<tr><th scope="row">Pinova</th><td>kiegyensúlyozott</td><td>mindenre, télig eláll</td></tr>
</tbody>
</table>
<p>Otthon hűvösben, a banántól távol tartsd: az etilén, amit a banán kiad, napok alatt megpuhítja. A polcon lévőket ${shelf("Alma", "itt találod")}, kilóra és darabra is.</p>`,
  },
  {
    id: 4,
    published: -15,
    title: "Lencse, bab, csicseriborsó: áztatás nélkül is",
    urlKey: "lencse-bab-csicseriborso-aztatas-nelkul-is",
    lead: "Fehérje a szekrény mélyéről. Öt gyors vacsora, ha elfogyott a hús.",
    imageKey: "scene.beans.pot-of-food.carrot",
    content: `<p>A száraz hüvelyest este be kell áztatni, ezért jut ritkán eszünkbe. Pedig a vöröslencsét nem kell, a konzervet pedig csak le kell öblíteni.</p>
<ul>
<li><strong>Vöröslencse-leves:</strong> hagyma, répa, lencse, kömény; húsz perc.</li>
<li><strong>Csicseriborsós tészta:</strong> konzerv csicseri, fokhagyma, paradicsom, petrezselyem.</li>
<li><strong>Babos tortilla:</strong> vörösbab, kukorica, csili, reszelt sajt.</li>
<li><strong>Gyors hummusz:</strong> csicseri, tahini, citrom, és a konzerv levéből két kanál.</li>
<li><strong>Lencsesaláta:</strong> barnalencse-konzerv, alma, dió, mustáros öntet.</li>
</ul>
<p>Egy konzerv két embernek elég, és ötszáz forintnál ritkán drágább. ${shelf("Bab, lencse, borsó", "Nézz szét a polcon")}.</p>`,
  },
  {
    id: 5,
    published: -23,
    title: "Visszaváltjuk: palack, doboz, üveg",
    urlKey: "visszavaltjuk-palack-doboz-uveg",
    lead: "Ötven forint darabja, és a futárunk a következő kiszállításkor el is viszi.",
    imageKey: "scene.recycling-symbol.cup-with-straw.delivery-truck",
    content: `<p>Tíz palack ötszáz forint, és hely is lesz a spájzban. A visszaváltható csomagolást a termék mellett mindig jelezzük, és a kosárban külön sorban mutatjuk a díját.</p>
<h2>Mit vegyél elő, mire jön a futár?</h2>
<ul>
<li>Üres palack, doboz és üveg, a visszaváltási jellel.</li>
<li>Ne nyomd össze: a vonalkódnak olvashatónak kell lennie.</li>
<li>A kupak maradhat rajta.</li>
</ul>
<p>A futár megszámolja, és a díjat a következő rendelésedből jóváírjuk. Boltjainkban automata is vár; hogy hol, azt az <a href="/uzletek">Üzletek</a> oldalon látod. A többi kérdésre a <a href="/szallitas/visszavaltas">Szállítás</a> oldal válaszol.</p>`,
  },
  {
    id: 6,
    published: -34,
    title: "Kávé otthon: mennyit őröljünk, és milyenre?",
    urlKey: "kave-otthon-mennyit-oroljunk-es-milyenre",
    lead: "Kotyogó, filter, karos gép: mind másfajta őrleményt szeret.",
    imageKey: "scene.teapot.hot-beverage.croissant",
    content: `<p>Az őrölt kávé illata negyedóra alatt felére csökken. Ha van darálód, mindig csak annyit őrölj, amennyit megfőzöl.</p>
<table>
<thead><tr><th scope="col">Eszköz</th><th scope="col">Őrlés</th><th scope="col">Kávé egy csészéhez</th></tr></thead>
<tbody>
<tr><th scope="row">Karos gép</th><td>finom, mint a porcukor és a kristálycukor között</td><td>8–9 g</td></tr>
<tr><th scope="row">Kotyogó</th><td>közepesen finom</td><td>a szűrő pereméig, tömörítés nélkül</td></tr>
<tr><th scope="row">Filter</th><td>közepes, mint a só</td><td>12 g két deci vízhez</td></tr>
<tr><th scope="row">Dugattyús kanna</th><td>durva, mint a zsemlemorzsa</td><td>15 g két deci vízhez</td></tr>
</tbody>
</table>
<p>Ha keserű, őrölj durvábbra; ha savanyú és vizes, finomabbra. A víz ne forrjon: 92–96 fok a jó, forralás után várj egy percet. ${shelf("Szemes kávé", "Szemes kávék")}, a pörkölés napjával a csomagon.</p>`,
  },
];

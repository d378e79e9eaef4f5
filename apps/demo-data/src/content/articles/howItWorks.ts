import { withArticle } from "@kamra/core/text";
import type { ArticleRecord } from "../ArticleRecord.ts";
import type { ShopFacts } from "../shopFacts.ts";

/** How the shop works. */
export const howItWorks = ({ brand }: ShopFacts): ArticleRecord => ({
  urlKey: "aruhazunk-mukodese",
  title: "Áruházunk működése",
  lead: "Az irányítószámtól a csengőig: így lesz a kosárból vacsora.",
  validFrom: "2026-09-01",
  content: `<h2>1. Mondd meg, hova szeretnéd</h2>
<p>Az első termék előtt megkérdezzük az irányítószámodat, vagy hogy inkább magad jönnél-e érte. Így már vásárlás közben azt látod, ami nálad valóban elérhető. Bármikor megváltoztathatod.</p>
<h2>2. Pakolj a kosárba</h2>
<p>Böngészhetsz a kategóriák között, kereshetsz, vagy előveheted egy korábbi rendelésedet és a bevásárlólistáidat. A zöldséget, húst, sajtot kilóra és darabra is kérheted: a két egység között a termék mellett válthatsz, az átlagos darabsúllyal számolunk.</p>
<p>A kosár mindig mutatja, mennyi a visszaváltási díj, a szállítás és a csomagolás, és szól, ha nehezebb lett annál, mint amennyit egyszerre elviszünk.</p>
<h2>3. Válassz időpontot</h2>
<p>Saját futárunk kétórás idősávokban jár, hétfőtől szombatig 7 és 21, vasárnap 9 és 17 óra között. A kiválasztott idősávot 15 percig tartjuk neked, amíg befejezed a rendelést.</p>
<h2>4. Összekészítjük</h2>
<p>A hűtött és fagyasztott árut külön, hűtve kezeljük az ajtódig. Ha valami elfogyott, azt tesszük, amit soronként kértél: hasonlót teszünk be, felhívunk, vagy kihagyjuk, és nem számoljuk fel.</p>
<h2>5. Megérkezünk</h2>
<p>A futár átadja a csomagot, és elviszi az üres, visszaváltható palackokat és dobozokat. Ha rendelésedben csak felnőtteknek árusítható termék van, kéri az igazolványodat.</p>
<h2>Vendégként vagy fiókkal?</h2>
<p>Rendelhetsz regisztráció nélkül is: a rendelésedet a levélben kapott hivatkozáson követheted. Fiókkal viszont megmaradnak a címeid, a kártyáid, a listáid és a korábban rendelt termékeid, és ${withArticle(brand)} gyorsabb pénztárát használhatod.</p>
<p>Kérdésed maradt? A <a href="/szallitas">Szállítás</a> oldalon és a <a href="/kapcsolat">Kapcsolat</a> oldalon segítünk.</p>`,
});

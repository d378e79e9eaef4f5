import { withArticle } from "@kamra/core/text";
import type { ArticleRecord } from "../ArticleRecord.ts";
import type { ShopFacts } from "../shopFacts.ts";

/** How a cart joins an order that is under way. */
export const linkingOrders = ({ brand }: ShopFacts): ArticleRecord => ({
  urlKey: "megrendeles-osszekapcsolas",
  title: "Megrendelések összekapcsolása",
  lead: "Kimaradt valami a rendelésedből? Kösd hozzá az új kosarat, és egyszerre, egyetlen díjért hozzuk el.",
  validFrom: "2026-09-01",
  content: `<h2>Mire jó?</h2>
<p>Ha már van egy folyamatban lévő rendelésed, és még kell hozzá valami, nem kell új szállítást kérned. Az összekapcsolt rendelés ugyanarra a címre, ugyanabban az idősávban érkezik, mint az első, és a szállításért nem fizetsz még egyszer.</p>
<h2>Hogyan működik?</h2>
<ol>
<li>Jelentkezz be. Ha van összekapcsolható rendelésed, ${withArticle(brand)} a kosárnál magától szól.</li>
<li>Nézd meg a címet és az idősávot. Ha több rendelésed is folyamatban van, válaszd ki, melyikhez kötöd; elsőnek a legutóbbit ajánljuk fel.</li>
<li>Nyomd meg az „Összekapcsolom” gombot. A cím mellett ezután azt látod: „Megrendeléshez kapcsolva”.</li>
<li>Add le a rendelést a rövidített pénztárban: csak a részleteket és az összesítést kell átnézned.</li>
</ol>
<h2>Meddig lehet?</h2>
<p>Addig, amíg az első rendelés összekészítését meg nem kezdtük. Ami már úton van, ahhoz nem tudunk hozzátenni.</p>
<h2>Mire figyelj?</h2>
<ul>
<li>A két rendelés együtt sem lehet nehezebb, mint amennyit egy szállítással elviszünk.</li>
<li>A szállítási mód és a cím nem változtatható: ezek az első rendelésé.</li>
<li>A két rendelést külön fizeted, és külön le is mondhatod. Ha az elsőt mondod le, a másodiknak új időpontot kell választanod.</li>
</ul>
<p>Nem szeretnéd? A „Köszönöm, nem” gombbal a kosarad önálló rendelés marad.</p>`,
});

import { withArticle } from "@kamra/core/text";
import type { ArticleRecord } from "../ArticleRecord.ts";
import type { ShopFacts } from "../shopFacts.ts";

/** The shop's operator. */
export const imprint = ({
  brand,
  company,
  seat,
  registration,
  taxNumber,
  email,
  telephone,
}: ShopFacts): ArticleRecord => ({
  urlKey: "impresszum",
  title: "Impresszum",
  lead: "Ki áll az áruház mögött, és hogyan érhető el.",
  validFrom: "2026-10-01",
  content: `<p>${withArticle(brand, { startsSentence: true })} kitalált áruház: azért készült, hogy megmutassa, mire képes az, amire épült. A benne szereplő cég, márkák, üzletek és elérhetőségek nem léteznek, és a megrendeléseket senki nem szállítja ki.</p>
<h2>Üzemeltető</h2>
<table>
<tbody>
<tr><th scope="row">Cégnév</th><td>${company}</td></tr>
<tr><th scope="row">Székhely, raktár és személyes átvétel</th><td>${seat}</td></tr>
<tr><th scope="row">Cégjegyzékszám</th><td>${registration}</td></tr>
<tr><th scope="row">Nyilvántartó</th><td>Fővárosi Törvényszék Cégbírósága</td></tr>
<tr><th scope="row">Adószám</th><td>${taxNumber}</td></tr>
<tr><th scope="row">Telefon</th><td>${telephone} (hétköznap 8–18 óra)</td></tr>
<tr><th scope="row">E-mail</th><td><a href="mailto:${email}">${email}</a></td></tr>
</tbody>
</table>
<h2>Tárhely</h2>
<p>Az áruházat az üzemeltető a saját kiszolgálóin futtatja.</p>
<h2>Felügyelet</h2>
<p>Fogyasztóvédelmi ügyekben a lakóhely szerint illetékes vármegyei vagy fővárosi kormányhivatal, élelmiszer-biztonsági ügyekben a <a href="https://portal.nebih.gov.hu">Nemzeti Élelmiszerlánc-biztonsági Hivatal</a> jár el.</p>
<h2>Képek és szerzői jog</h2>
<p>A termékképek rajzok: a szabadon felhasználható Fluent Emoji készlet jeleiből készülnek. A szövegek szabadon másolhatók.</p>`,
});

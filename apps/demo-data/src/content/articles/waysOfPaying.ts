import type { ArticleRecord } from "../ArticleRecord.ts";
import type { ShopFacts } from "../shopFacts.ts";

/** How one can pay. */
export const waysOfPaying = ({ email }: ShopFacts): ArticleRecord => ({
  urlKey: "fizetesi-modok",
  title: "Fizetési módok",
  lead: "Bankkártya, mentett kártya, utánvét vagy átutalás: mennyibe kerül, és mikor választható.",
  validFrom: "2026-09-01",
  content: `<table>
<thead><tr><th scope="col">Fizetési mód</th><th scope="col">Díja</th><th scope="col">Mikor választható</th></tr></thead>
<tbody>
<tr><th scope="row">Bankkártya (SimplePay)</th><td>Ingyenes</td><td>Mindig</td></tr>
<tr><th scope="row">Bankkártya (Borgun)</th><td>Ingyenes</td><td>Mindig</td></tr>
<tr><th scope="row">Mentett bankkártya</th><td>Ingyenes</td><td>Bejelentkezve, ha van mentett kártyád</td></tr>
<tr><th scope="row">Utánvét</th><td>390 Ft</td><td>Futárral, MPL-lel és személyes átvételkor</td></tr>
<tr><th scope="row">Banki átutalás</th><td>Ingyenes</td><td>Szerződött partnereknek, 8 napos határidővel</td></tr>
</tbody>
</table>
<h2>Bankkártya</h2>
<p>A kártyaadatokat a fizetési szolgáltató biztonságos oldalán adod meg, hozzánk nem kerülnek. Ha ott megszakad a fizetés, a rendelésed megmarad: az állapotát és az újrapróbálás lehetőségét a rendelés oldalán látod. Amíg azt olvasod, hogy a fizetés eredményére várunk, ne fizess újra.</p>
<h2>Mentett kártya</h2>
<p>Fizetéskor kérheted, hogy a szolgáltató jegyezze meg a kártyádat. Mi csak a típusát, az utolsó számjegyeit és a lejáratát látjuk, hogy megismerd. A Mentett kártyáim oldalon bármikor törölheted, ekkor a szolgáltatónál is megszűnik.</p>
<h2>Utánvét</h2>
<p>Az utánvét kezeléséért 390 Ft díjat számolunk fel. Készpénzzel vagy bankkártyával is fizethetsz. Készpénznél a végösszeget 5 forintra kerekítjük, ezt az összeget a pénztárban előre kiírjuk. Csomagponton nem lehet utánvéttel fizetni.</p>
<h2>Banki átutalás</h2>
<p>Azoknak a cégeknek ajánljuk, amelyekkel erre szerződtünk. Írj nekünk az <a href="mailto:${email}">${email}</a> címre, ha te is szeretnéd.</p>
<h2>Számla</h2>
<p>Minden rendelésről elektronikus számlát küldünk. Céges számlához add meg az adószámot a számlázási címnél.</p>`,
});

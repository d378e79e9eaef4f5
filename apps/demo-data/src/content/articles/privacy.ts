import { withArticle } from "@kamra/core/text";
import type { ArticleRecord } from "../ArticleRecord.ts";
import type { ShopFacts } from "../shopFacts.ts";

/** Which personal data the shop has, why, and for how long. */
export const privacy = ({ brand, company, seat, privacyEmail }: ShopFacts): ArticleRecord => ({
  urlKey: "adatkezelesi-tajekoztato",
  title: "Adatkezelési tájékoztató",
  lead: "Milyen adatot kezelünk, miért, meddig, kinek adjuk tovább, és hogyan kérheted a törlését.",
  validFrom: "2026-10-01",
  content: `<h2>Ki kezeli az adataidat?</h2>
<p>${withArticle(brand, { startsSentence: true })} áruházban az adatkezelő ${withArticle(company)} (${seat}). Adatvédelmi kérdéseiddel az <a href="mailto:${privacyEmail}">${privacyEmail}</a> címen keresd a csapatunkat.</p>
<h2>Mit, miért és meddig?</h2>
<table>
<thead><tr><th scope="col">Adat</th><th scope="col">Cél és jogalap</th><th scope="col">Meddig</th></tr></thead>
<tbody>
<tr><th scope="row">Név, e-mail cím, jelszó lenyomata, telefonszám</th><td>A fiókod működtetése; szerződés teljesítése</td><td>A fiók törléséig</td></tr>
<tr><th scope="row">Szállítási és számlázási cím, kapcsolattartó</th><td>A rendelés teljesítése; szerződés</td><td>A fiók törléséig, rendelésnél a számla megőrzéséig</td></tr>
<tr><th scope="row">Számlaadatok</th><td>Számviteli kötelezettség; jogszabály</td><td>8 év</td></tr>
<tr><th scope="row">Mentett kártya típusa, utolsó számjegyei, lejárata</th><td>Gyorsabb fizetés; hozzájárulás</td><td>Amíg nem törlöd</td></tr>
<tr><th scope="row">Kosár, bevásárlólisták</th><td>A vásárlás megkönnyítése; szerződés</td><td>Vendégkosár 90 nap, lista a törléséig</td></tr>
<tr><th scope="row">Az allergének, amelyeket kerülsz (egészségi adat)</th><td>Hogy minden eszközödön kihagyjuk őket; kifejezett hozzájárulás</td><td>Amíg vissza nem vonod, vagy a fiók törléséig</td></tr>
<tr><th scope="row">Hírlevélhez megadott név és e-mail cím</th><td>Ajánlataink elküldése; hozzájárulás</td><td>A leiratkozásig; megerősítés nélkül három nap</td></tr>
<tr><th scope="row">Az eszközöd jele: egy véletlen szám, amelynek csak a lenyomatát őrizzük</th><td>Hogy a jelszavadat próbálgató idegenek ne zárhassanak ki a fiókodból; jogos érdek</td><td>Az utolsó belépéstől egy évig, vagy amíg új jelszót nem választasz</td></tr>
<tr><th scope="row">Üzenetek, visszajelzések</th><td>Válasz és panaszkezelés; jogos érdek, jogszabály</td><td>Üzenet 3 év, visszajelzés 1 év</td></tr>
</tbody>
</table>
<p>Bankkártyád számát nem látjuk és nem tároljuk: azt a fizetési szolgáltató kezeli. Jelszavadból csak visszafejthetetlen lenyomatot őrzünk.</p>
<h2>Sütik és mérés</h2>
<p>A működéshez szükséges sütiket használunk: ezek a bejelentkezésedet, a kosaradat, a választott szállítási helyedet, a rendezési sorrendet, a kerülni kívánt allergéneket és a döntésedet a mérésről jegyzik meg. Belépéskor az eszközöd is kap egyet, egy évre: erről ismerjük fel, hogy arról már beléptél a fiókodba. Látogatottságot csak akkor mérünk, ha ehhez hozzájárultál; az elutasítás pontosan olyan könnyű, mint az elfogadás, és bármikor meggondolhatod magad.</p>
<h2>Kinek adjuk tovább?</h2>
<ul>
<li>a futárnak és a Magyar Postának a kézbesítéshez szükséges adatokat,</li>
<li>a fizetési szolgáltatóknak (SimplePay, Borgun) a fizetéshez szükséges adatokat,</li>
<li>hatóságnak, ha jogszabály kötelez rá.</li>
</ul>
<p>Az adataidat senkinek nem adjuk el.</p>
<h2>Mihez van jogod?</h2>
<p>Kérheted, hogy megmondjuk, mit tárolunk rólad, kijavítsuk, átadjuk géppel olvasható formában, korlátozzuk vagy töröljük. A fiókodban a Személyes adatok oldalon mindezt magad is megteheted: egy gombbal letöltheted, amit rólad őrzünk, és egy másikkal törölheted a fiókodat.</p>
<p>A hírlevélről minden levélben egy kattintással leiratkozhatsz.</p>
<p>Ha szerinted jogsértően bánunk az adataiddal, panasszal fordulhatsz a Nemzeti Adatvédelmi és Információszabadság Hatósághoz (1055 Budapest, Falk Miksa utca 9-11., <a href="https://naih.hu">naih.hu</a>), vagy bírósághoz.</p>`,
});

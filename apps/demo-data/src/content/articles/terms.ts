import { withArticle } from "@kamra/core/text";
import type { ArticleRecord } from "../ArticleRecord.ts";
import type { ShopFacts } from "../shopFacts.ts";

/** What shop and shopper agree on. */
export const terms = ({
  brand,
  company,
  seat,
  registration,
  taxNumber,
  email,
  telephone,
}: ShopFacts): ArticleRecord => ({
  urlKey: "aszf",
  title: "Általános szerződési feltételek",
  lead: "Ki kivel szerződik, mikor jön létre a rendelés, hogyan fizethetsz, és hogyan gondolhatod meg magad.",
  validFrom: "2026-10-01",
  content: `<h2>1. Az áruház</h2>
<p>${withArticle(brand, { startsSentence: true })} áruházat ${withArticle(company)} (székhely: ${seat}, cégjegyzékszám: ${registration}, adószám: ${taxNumber}) üzemelteti. Elérsz minket az <a href="mailto:${email}">${email}</a> címen, ${withArticle(telephone)} számon hétköznap 8 és 18 óra között, vagy a <a href="/kapcsolat">kapcsolati űrlapon</a>.</p>
<h2>2. A termékek és az áruk</h2>
<p>Az árak forintban értendők, és tartalmazzák az általános forgalmi adót. Minden ár mellett feltüntetjük az egységárat is. Ha egy termék ára csökkent, azt az árat húzzuk át, amely az előző 30 nap legalacsonyabb ára volt.</p>
<p>A visszaváltási díj (palackonként és dobozonként 50 Ft) nem része a termék árának: külön soron látod, áfa nem terheli, és kedvezmény nem csökkenti.</p>
<p>A súlyra árult termékeket a kosárban megadott mennyiséghez a lehető legközelebb mérjük ki. A fizetendő összeg a rendelés összesítésén látott összeg.</p>
<h2>3. A rendelés</h2>
<ol>
<li>A kosárba tett termékek árát és elérhetőségét minden lépésnél újra ellenőrizzük. Ha közben változott valami, a megrendelés előtt megmutatjuk a különbséget.</li>
<li>A „Fizetési kötelezettséggel járó megrendelés” gomb megnyomásával ajánlatot teszel. A szerződés akkor jön létre, amikor e-mailben visszaigazoljuk a rendelésedet; ez legkésőbb 48 órán belül megtörténik.</li>
<li>Egy kosárból egy rendelés lesz: ha a gombot véletlenül kétszer nyomod meg, vagy megszakad a kapcsolat, nem rendelsz kétszer.</li>
<li>A szerződés magyar nyelvű, írásba foglalt szerződésnek minősül, és a visszaigazolással együtt tároljuk. A rendelésed adatait a fiókodban és a visszaigazoló levélben kapott hivatkozáson bármikor megnézheted.</li>
</ol>
<h2>4. Szállítás és átvétel</h2>
<p>A választható módokat, díjakat, súlyhatárokat és határidőket a <a href="/szallitas">Szállítás</a> oldalon találod. Az idősávot a kiválasztástól számított 15 percig tartjuk fenn, a megrendeléssel lesz végleges.</p>
<p>Alkoholt és más, csak felnőtteknek árusítható terméket a futár kizárólag nagykorúnak ad át, az életkort az ajtóban ellenőrizzük. Ha ez nem lehetséges, ezeket a termékeket visszahozzuk, és az árukat visszatérítjük.</p>
<h2>5. Fizetés</h2>
<p>Fizethetsz bankkártyával, mentett kártyával, utánvéttel, szerződött partnerként pedig banki átutalással. A részletek a <a href="/cikk/fizetesi-modok">Fizetési módok</a> oldalon vannak.</p>
<h2>6. Lemondás és elállás</h2>
<p>A rendelésedet a rendelés oldalán addig mondhatod le, amíg az összekészítését meg nem kezdtük. Lemondás után a kifizetett összeget ugyanazon az úton, legkésőbb 14 napon belül visszatérítjük.</p>
<p>Fogyasztóként az átvételtől számított 14 napon belül indokolás nélkül elállhatsz a szerződéstől. Az elállást a rendelés oldalán két lépésben teheted meg, és azonnal átvételi elismervényt kapsz róla. Az elállás joga nem illet meg a gyorsan romló vagy minőségüket rövid ideig megőrző termékeknél, valamint azoknál, amelyeket egészségvédelmi vagy higiéniai okból felbontás után nem lehet visszavenni. Ezt a termékek mellett jelezzük.</p>
<h2>7. Szavatosság és panasz</h2>
<p>Ha egy termék hibás, sérült vagy lejárt, írj nekünk: kicseréljük, vagy visszatérítjük az árát. Nem élelmiszernél a jogszabályban meghatározott kellékszavatossági jogok két évig illetnek meg.</p>
<p>A panaszodra 30 napon belül írásban válaszolunk. Ha nem tudunk megegyezni, a lakóhelyed szerint illetékes békéltető testülethez fordulhatsz; Budapesten a Budapesti Békéltető Testülethez (1016 Budapest, Krisztina krt. 99.).</p>
<h2>8. A feltételek változása</h2>
<p>A megváltozott feltételeket legalább nyolc nappal a hatálybalépésük előtt itt közzétesszük. A már leadott rendelésekre a leadáskor hatályos feltételek vonatkoznak.</p>`,
});

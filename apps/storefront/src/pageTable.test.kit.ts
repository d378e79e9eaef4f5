/** The expected answer of an address of the reference shop; unstated fields have the defaults. */
export interface PageRow {
  readonly path: string;
  /** The audience. Everyone by default. A guest on a user's page is redirected, in a row of its own. */
  readonly by?: "guest" | "user";
  /** 200 by default. */
  readonly status?: number;
  /** The redirect's target. */
  readonly location?: string;
  /** The window's title, without the shop's name; the heading by default. */
  readonly title?: string;
  /** The one heading of the first level. */
  readonly heading?: string;
  /** The canonical address; a page without one is noindex. */
  readonly canonical?: string;
}

const page = (path: string, title: string, more: Partial<PageRow> = {}): PageRow => ({
  path,
  title,
  heading: title,
  canonical: path,
  ...more,
});

const hidden = (path: string, title: string, heading = title): PageRow => ({ path, title, heading });

const goesTo = (path: string, location: string, status = 302): PageRow => ({ path, location, status });

/** A user's page; a guest is redirected to the login. */
const profilePage = (path: string, title: string, heading = title): ReadonlyArray<PageRow> => [
  { ...hidden(path, title, heading), by: "user" },
  { ...goesTo(path, `/belepes?${new URLSearchParams({ vissza: path }).toString()}`), by: "guest" },
];

const nothingAt = (path: string): PageRow => ({
  path,
  status: 404,
  title: "Az oldal nem található",
  heading: "Ezt az oldalt nem találjuk",
});

/**
 * Every route of the storefront, by addresses of the reference catalogue. A page of the site map has its row by `listedRows`;
 * another route without a row fails a test.
 */
export const pageTable: ReadonlyArray<PageRow> = [
  page("/", "Élelmiszer házhoz szállítva", { heading: "Tele kamra, egy kosárral" }),
  page("/tejtermek-tojas", "Tejtermék, tojás"),
  page("/tejtermek-tojas/tej", "Tej"),
  page("/tejtermek-tojas?oldal=2&rendezes=ar-novekvo", "Tejtermék, tojás, 2. oldal", {
    heading: "Tejtermék, tojás",
    canonical: "/tejtermek-tojas?oldal=2",
  }),
  page("/tejtermek-tojas?akcios=igen&utm_source=x", "Tejtermék, tojás", { canonical: "/tejtermek-tojas" }),
  page("/termekek/mutsu-alma", "Mutsu alma – házhoz szállítva", { heading: "Mutsu alma" }),
  hidden("/kereses/alma", "Keresés: alma", "Találatok erre: „alma”"),
  hidden("/kereses/qqqqqq", "Keresés: qqqqqq", "Találatok erre: „qqqqqq”"),
  hidden("/gyorslista?lista=2+tej%0A15+dkg+sonka", "Gyorslista"),
  page("/termekvalogatasok/adventi-keszulodes", "Adventi készülődés"),
  page("/szallitas/visszavaltas", "Szállítás", { canonical: "/szallitas" }),
  page("/cikk/aszf", "Általános szerződési feltételek"),
  page("/cikk/adatkezelesi-tajekoztato", "Adatkezelési tájékoztató"),
  page("/blog/melyik-alma-mire-jo", "Melyik alma mire jó?"),
  page("/brands/tejkut", "Tejkút termékek"),
  page("/uzletek/1", "Kamra Központ, Pestszentlőrinc"),
  nothingAt("/elallas/x"),
  { ...goesTo("/elallas/sajat/1", "/belepes?vissza=%2Felallas%2Fsajat%2F1"), by: "guest" },
  { ...nothingAt("/elallas/sajat/1"), by: "user" },
  hidden("/sikeres-feliratkozas", "Sikeres feliratkozás"),
  hidden("/hirlevel/megerosites/x", "Hírlevél megerősítése"),
  hidden("/hirlevel/leiratkozas/x", "Leiratkozás a hírlevélről"),
  hidden("/kosar", "Kosár", "Üres még a kosarad"),
  { ...hidden("/belepes", "Belépés"), by: "guest" },
  { ...goesTo("/belepes", "/"), by: "user" },
  { ...hidden("/regisztracio", "Regisztráció"), by: "guest" },
  { ...goesTo("/regisztracio", "/"), by: "user" },
  { ...hidden("/goodid-belepes", "Belépés GoodID-val"), by: "guest" },
  { ...hidden("/goodid-belepes?hiba", "Belépés GoodID-val"), by: "guest" },
  { ...goesTo("/goodid-belepes", "/"), by: "user" },
  hidden("/token-login/x", "Beléptetünk"),
  hidden("/elfelejtett-jelszo", "Elfelejtett jelszó"),
  hidden("/elfelejtett-jelszo/elkuldve", "Nézd meg a postaládádat"),
  hidden("/elfelejtett-jelszo/anna%40pelda.hu/x", "Új jelszó"),
  hidden("/e-mail-megerosites/anna%40pelda.hu/x", "E-mail cím megerősítése"),
  { ...goesTo("/profil", "/belepes?vissza=%2Fprofil"), by: "guest" },
  { ...hidden("/profil", "Profilom", "Szia, Anna!"), by: "user" },

  goesTo("/megrendeles", "/?hianyzik=cart"),
  goesTo("/KOSAR/?a=B", "/kosar?a=B", 308),
  goesTo("/Blog//evil.hu/", "/blog/evil.hu", 308),
  goesTo("/megrendeles/kiszallitas", "/?hianyzik=cart"),
  goesTo("/megrendeles/szamlazas", "/?hianyzik=cart"),
  goesTo("/megrendeles/expressz", "/?hianyzik=cart"),
  goesTo("/megrendeles/osszesites", "/?hianyzik=cart"),
  hidden("/megrendeles/megerosites/x/y", "Megerősíted a rendelésedet?"),
  hidden("/megrendeles/statusz", "A megrendelésed eredménye"),
  nothingAt("/megrendeles/statusz/x"),
  {
    ...goesTo("/megrendeles/statusz/sikeres/1", "/belepes?vissza=%2Fmegrendeles%2Fstatusz%2Fsikeres%2F1"),
    by: "guest",
  },
  { ...nothingAt("/megrendeles/statusz/sikeres/1"), by: "user" },

  {
    ...goesTo("/profil/eddigi-megrendeleseim", "/belepes?vissza=%2Fprofil%2Feddigi-megrendeleseim"),
    by: "guest",
  },
  { ...hidden("/profil/eddigi-megrendeleseim", "Eddigi megrendeléseim"), by: "user" },
  {
    ...goesTo("/profil/eddigi-megrendeleseim/1", "/belepes?vissza=%2Fprofil%2Feddigi-megrendeleseim%2F1"),
    by: "guest",
  },
  { ...nothingAt("/profil/eddigi-megrendeleseim/1"), by: "user" },
  { ...hidden("/profil/bevasarlolistaim", "Bevásárlólistáim"), by: "user" },

  goesTo("/tejtermek-tojas/", "/tejtermek-tojas", 301),
  goesTo("/kereses?q=friss%20tej", "/kereses/friss%20tej"),
  goesTo("/kereses?q=", "/"),
  goesTo("/akcio?utm_source=level", "/ajanlatok?utm_source=level", 301),
  goesTo("/advent", "/termekvalogatasok/adventi-keszulodes"),
  { ...goesTo("/profil/bevasarlolistaim", "/belepes?vissza=%2Fprofil%2Fbevasarlolistaim"), by: "guest" },
  { ...goesTo("/profil/bevasarlolistaim/x", "/belepes?vissza=%2Fprofil%2Fbevasarlolistaim%2Fx"), by: "guest" },

  ...profilePage("/profil/szemelyes-adatok", "Személyes adatok"),
  ...profilePage("/profil/eszkozok", "Bejelentkezett eszközök"),
  ...profilePage("/profil/mentett-kartyaim", "Mentett kártyáim"),
  ...profilePage("/profil/szallitasi-cimeim", "Szállítási címeim"),
  ...profilePage("/profil/szallitasi-cimeim?cim=uj", "Új szállítási cím"),
  ...profilePage("/profil/szamlazasi-cimeim", "Számlázási címeim"),
  ...profilePage("/profil/szamlazasi-cimeim?cim=uj", "Új számlázási cím"),
  ...profilePage("/profil/korabban-rendelt", "Korábban rendelt termékek"),
  ...profilePage("/profil/korabban-rendelt/tejtermek-tojas", "Korábban rendelt termékek"),
  { ...nothingAt("/profil/korabban-rendelt/nincs"), by: "user" },

  nothingAt("/nincs-ilyen-oldal"),
  { ...nothingAt("/profil/bevasarlolistaim/x"), by: "user" },
  nothingAt("/H%C3%ADrek/"),
  nothingAt("/tejtermek-tojas/nincs"),
  nothingAt("/termekek/nincs-ilyen"),
  nothingAt("/termekvalogatasok/nincs"),
  nothingAt("/cikk/nincs"),
  nothingAt("/blog/nincs"),
  nothingAt("/brands/nincs"),
  nothingAt("/uzletek/99"),
  nothingAt("/szallitas/nincs"),
  nothingAt("/elfelejtett-jelszo/nincs"),
  nothingAt("/a%0Ab"),
  nothingAt("/a%0D"),
  nothingAt("/a%E2%80%A8b"),
  nothingAt("/a%E2%80%A9"),
];

/** The rows of the pages that the site map names, where the table has none: each is open to everyone and titled like its heading. */
export const listedRows = (paths: ReadonlyArray<string>): ReadonlyArray<PageRow> =>
  paths.filter((path) => !pageTable.some((row) => row.path === path)).map((path) => ({ path, canonical: path }));

import type { Fetch } from "@kamra/core";
import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { matchRoutes } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchFor } from "../server/fetchFor.ts";
import { pageOfRoute } from "./document/page.ts";
import { render, sitePaths } from "./entry.server.tsx";
import { linkPicture } from "./features/meta/linkPicture.ts";
import { guestLoader } from "./features/session/guestLoader.ts";
import { isFull } from "./isFull.test.kit.ts";
import { openShop, sheetOf, shopUrl } from "./openShop.test.kit.ts";
import { pageBudgets } from "../../../bench/size/budgets.ts";
import { listedRows, pageTable } from "./pageTable.test.kit.ts";
import { patternOf, routePatterns } from "./routePatterns.test.kit.ts";
import { routes } from "./routes.tsx";
import { requestShop } from "./shop/requestShop.ts";
import { contextOf } from "./shop/shopContext.ts";

/** The quality that a server can afford while it answers. */
const inFlight = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

let shop: Awaited<ReturnType<typeof openShop>>;

/** Registers a user; returns the session's cookies and mark. */
async function enter(email: string) {
  const query = `mutation { registration(registrationData: { email: "${email}", name: "Anna", password: "egy hosszú jelszó" }) { token } }`;
  const registered = await shop.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { origin: shopUrl, authorization: "Session guest" },
    payload: { query },
  });
  const mark = registered.json<{ data: { registration: { token: string } } }>().data.registration.token;
  const sent = registered.cookies.map(({ name, value }) => `${name}=${value}`);
  return { mark, cookie: [sent, `__Host-session_mark=${mark}`].join("; ") };
}

let cookie: string;
beforeAll(async () => {
  shop = await openShop();
  ({ cookie } = await enter("anna@pelda.hu"));
});
afterAll(() => shop.close());

/** A foreign host in every header that may carry one: the shop uses its own. */
const open = (path: string, by: "guest" | "user" = "guest") =>
  shop.app.inject({
    url: path,
    headers: {
      host: "evil.pelda.hu",
      "x-forwarded-host": "evil.pelda.hu",
      "x-forwarded-proto": "http",
      ...(by === "user" && { cookie }),
    },
  });

const all = (html: string, pattern: RegExp): ReadonlyArray<string> =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? "");
const canonicalOf = (html: string) => all(html, /<link rel="canonical" href="(.*?)"/g);
const structuredIn = (html: string): ReadonlyArray<unknown> =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json): unknown => JSON.parse(json));
const plain = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("&amp;", "&");

/** Pages for one person, or whose address is a secret, a guest's too; and the form of the search, which only leads on. */
const personal =
  /^\/+(megrendeles|gyorslista|kosar|elallas\/|belepes|regisztracio|token-login|goodid|elfelejtett|e-mail-meg|hirlevel|sikeres|profil|kereses(\?|$))/i;

/** Other pages are cacheable for guests, if they are indexed or searches. */
function cachingOf(
  { path, status, canonical }: { path: string; status: number; canonical: string | undefined },
  who: "guest" | "user",
) {
  if (who === "user" || personal.test(path)) return "private, no-store";
  const isPublic = status === 200 && (canonical !== undefined || path.startsWith("/kereses/"));
  return isPublic ? "public, max-age=0, s-maxage=60, stale-while-revalidate=60" : "private, no-cache";
}

/** The common sheet, and those of the address's route. */
const sheetsOf = (path: string) =>
  [
    "src/entry.client.tsx",
    ...(matchRoutes(routes, new URL(path, shopUrl).pathname) ?? []).flatMap(
      ({ route }) => pageOfRoute(route)?.file ?? [],
    ),
  ].map((file) => `/${sheetOf(file)}`);

const rows = [...pageTable, ...listedRows(sitePaths)];

it("[NAV-1] has a row for every route", () => {
  const covered = rows.map(({ path }) => patternOf(path, routes));
  expect(routePatterns(routes).filter((pattern) => !covered.includes(pattern))).toEqual([]);
});

it("names in the site map the pages that search engines keep, of those without parameters", async () => {
  const kept = rows.map(({ canonical }) => canonical).filter((path) => path !== undefined);
  const withoutParameters = kept.filter((path) => (patternOf(path, routes) || "/").replace(/\/:\w+\?/, "") === path);
  expect(new Set(sitePaths)).toEqual(new Set(withoutParameters));
  const { body } = await open("/sitemap/pages.xml");
  expect(all(body, /<loc>(.*?)<\/loc>/g)).toEqual(expect.arrayContaining(sitePaths.map((path) => shopUrl + path)));
});

describe.each(rows)("$path", ({ path, by, status = 200, location, title, heading, canonical }) => {
  it.each(by === undefined ? (["guest", "user"] as const) : [by])(
    `[NAV-1] answers a %s with ${status} and its title`,
    async (who) => {
      const { statusCode, headers, body } = await open(path, who);
      expect([statusCode, headers["location"]]).toEqual([status, location]);
      // A first page whose similar products were too late is private.
      await expect
        .poll(async () => (await open(path, who)).headers["cache-control"])
        .toBe(cachingOf({ path, status, canonical }, who));
      expect(body).not.toContain("evil.pelda.hu");
      // The policy of pages refuses them.
      expect(body).not.toMatch(/\sstyle="/);
      expect(brotliCompressSync(body, inFlight).length).toBeLessThanOrEqual(pageBudgets.html.budget);
      if (location !== undefined) return;
      const headings = all(body, /<h1\b[^>]*>(.*?)<\/h1>/gs).map(plain);
      expect(headings).toEqual([heading ?? headings[0]]);
      const shownTitle = title ?? headings[0];
      expect(all(body, /<title>(.*?)<\/title>/g)).toEqual([`${shownTitle} – Kamra`]);
      expect(all(body, /<link rel="stylesheet" href="(.*?)"/g)).toEqual(sheetsOf(path));
      expect(canonicalOf(body)).toEqual(canonical === undefined ? [] : [shopUrl + canonical]);
      expect(all(body, /<meta name="robots" content="(.*?)"/g)).toEqual(canonical === undefined ? ["noindex"] : []);
      expect(all(body, /<meta property="og:url" content="(.*?)"/g)).toEqual(canonicalOf(body));
      const linkPictures = all(body, /<meta property="og:image" content="(.*?)"/g);
      expect(linkPictures).toHaveLength(canonical === undefined ? 0 : 1);
      for (const address of linkPictures) expect(address.startsWith(`${shopUrl}/`)).toBe(true);
      if (path === "/") expect(linkPictures).toEqual([shopUrl + linkPicture.path]);
    },
  );
});

it("ships of a list's pictures those that its cards show, and structured data to no one who is logged in", async () => {
  const [guest, user] = await Promise.all([open("/ajanlatok"), open("/ajanlatok", "user")]);
  const pictures = all(guest.body, /"images":\[(.*?)\]/g).map((list) => all(list, /("full":)/g).length);
  expect(pictures.length).toBeGreaterThan(20);
  expect(new Set(pictures)).toEqual(new Set([1]));
  expect(structuredIn(guest.body)).not.toEqual([]);
  expect(structuredIn(user.body)).toEqual([]);
});

it("shows shared links as a picture of the size that previews take, which exists", async () => {
  const file = await readFile(new URL(`../public${linkPicture.path}`, import.meta.url));
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([linkPicture.width, linkPicture.height]);
  expect([linkPicture.width, linkPicture.height]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(300_000);
});

it.each([
  ["/termekek/mutsu-alma", "Mutsu alma"],
  ["/tejtermek-tojas/tej", "Tej"],
  ["/termekvalogatasok/adventi-keszulodes", "Adventi készülődés"],
  ["/blog/melyik-alma-mire-jo", "Melyik alma mire jó?"],
])("shows a shared link to %s as its own picture, of “%s”", async (path, alt) => {
  const { body } = await open(path);
  const [address = ""] = all(body, /<meta property="og:image" content="(.*?)"/g);
  expect(address).not.toBe(shopUrl + linkPicture.path);
  const { statusCode, headers, rawPayload } = await shop.app.inject(plain(address).slice(shopUrl.length));
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const about = ["alt", "width", "height", "type"].map(
    (name) => all(body, new RegExp(`<meta property="og:image:${name}" content="(.*?)"`, "g"))[0],
  );
  expect(about).toEqual([alt, "1200", "630", "image/png"]);
});

it("lets crawlers read every page, so that they learn which they shall not keep", async () => {
  const { body } = await open("/robots.txt");
  const disallowed = all(body, /^Disallow: (.*)$/gm);
  expect(disallowed).toContain("/graphql");
  const hidden = rows.filter(({ path }) => disallowed.some((start) => path.startsWith(start)));
  expect(hidden).toEqual([]);
});

it("[NAV-2] has the shop's header on home, sub pages and profile, and one without ways out of it in the checkout", async () => {
  const headerOf = async (path: string, by: "guest" | "user") =>
    /<header\b.*?<\/header>/s.exec((await open(path, by)).body)?.[0] ?? "";
  for (const [path, by, profile] of [
    ["/", "guest", "Belépés / Regisztráció"],
    ["/kosar", "user", "Anna"],
    ["/profil", "user", "Anna"],
  ] as const) {
    const header = await headerOf(path, by);
    expect(header).toContain('role="search"');
    expect(header).toContain('href="/kosar"');
    expect(header).toContain(profile);
  }
  const checkout = await headerOf("/megrendeles/statusz", "guest");
  expect(checkout).toContain('href="tel:');
  // The cart is empty.
  for (const wayOut of ['role="search"', "Belépés", "<nav", 'href="/kosar"']) expect(checkout).not.toContain(wayOut);
});

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(.*?)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text = ""]) => [plain(text), href]);

it("[NAV-5] ends with blocks, news, social links, a trust badge, legal links and payment marks", async () => {
  const footer = /<footer\b.*?<\/footer>/s.exec((await open("/kapcsolat")).body)?.[0] ?? "";
  expect(linksIn(footer)).toEqual([
    ["Ajánlatok", "/ajanlatok"],
    ["Újdonságok", "/ujdonsagok"],
    ["Termékválogatások", "/termekvalogatasok"],
    ["Márkák", "/brands"],
    ["Kosár", "/kosar"],
    ["Szállítási módok és díjak", "/szallitas"],
    ["Fizetési módok", "/cikk/fizetesi-modok"],
    ["Áruházunk működése", "/cikk/aruhazunk-mukodese"],
    ["Megrendelések összekapcsolása", "/cikk/megrendeles-osszekapcsolas"],
    ["Üzletek", "/uzletek"],
    ["Kapcsolat", "/kapcsolat"],
    ["Zöldség, gyümölcs", "/zoldseg-gyumolcs"],
    ["Tejtermék, tojás", "/tejtermek-tojas"],
    ["Pékáru", "/pekaru"],
    ["Hús, hal", "/hus-hal"],
    ["Háztartás, tisztítószer", "/haztartas-tisztitoszer"],
    ["Drogéria, szépségápolás", "/drogeria-szepsegapolas"],
    ["Baba, mama", "/baba-mama"],
    ["Kisállat", "/kisallat"],
    ["Így készül a bejgli, ami nem reped ki", "/blog/igy-keszul-a-bejgli-ami-nem-reped-ki"],
    ["Adventi bevásárlólista hétről hétre", "/blog/adventi-bevasarlolista-hetrol-hetre"],
    ["Melyik alma mire jó?", "/blog/melyik-alma-mire-jo"],
    ["További hírek", "/blog"],
    ["Facebook (új lapon nyílik)", "https://www.facebook.com/"],
    ["Instagram (új lapon nyílik)", "https://www.instagram.com/"],
    ["YouTube (új lapon nyílik)", "https://www.youtube.com/"],
    // The newsletter's consent.
    ["Adatkezelési tájékoztató", "/cikk/adatkezelesi-tajekoztato"],
    ["Megbízható bolt az Árukeresőn (új lapon nyílik)", "https://www.arukereso.hu/"],
    ["Általános szerződési feltételek", "/cikk/aszf"],
    ["Adatkezelési tájékoztató", "/cikk/adatkezelesi-tajekoztato"],
    ["Elállás a vásárlástól", "/elallas"],
    ["Impresszum", "/cikk/impresszum"],
  ]);
  const payments = ["Visa", "Mastercard", "SimplePay", "Borgun", "Banki átutalás", "Utánvét"];
  expect(all(footer, /role="img" aria-label="(.*?)"/g)).toEqual(payments);
});

it("[NAV-6] leads from the profile, and from each of its pages, to all of them and out of the account", async () => {
  const entries = [
    ["Személyes adatok", "/profil/szemelyes-adatok"],
    ["Mentett kártyáim", "/profil/mentett-kartyaim"],
    ["Szállítási címeim", "/profil/szallitasi-cimeim"],
    ["Számlázási címeim", "/profil/szamlazasi-cimeim"],
    ["Bevásárlólistáim", "/profil/bevasarlolistaim"],
    ["Eddigi megrendeléseim", "/profil/eddigi-megrendeleseim"],
    ["Korábban rendelt termékek", "/profil/korabban-rendelt"],
  ] as const;
  const menuOf = async (path: string) => {
    const { body } = await open(path, "user");
    const main = body.slice(body.indexOf("<main"));
    return { main, links: linksIn(/<nav[^>]* aria-label="Profilom".*?<\/nav>/s.exec(main)?.[0] ?? "") };
  };
  const home = await menuOf("/profil");
  const rows = entries.map(([label, path]): unknown[] => [expect.stringMatching(`^${label}`), path]);
  expect(home.links).toEqual(rows);
  expect(home.main).toContain("Kijelentkezés a fiókból");
  for (const [, path] of entries) expect((await menuOf(path)).links).toEqual(entries);
});

it("[NAV-1] redirects from a page beyond the last to the last", async () => {
  const { statusCode, headers } = await open("/tejtermek-tojas?oldal=9999");
  expect([statusCode, headers["location"]]).toEqual([302, expect.stringMatching(/^\/tejtermek-tojas\?oldal=\d+$/)]);
});

const aNumber: unknown = expect.any(Number);
const aList: unknown = expect.any(Array);
const aDay: unknown = expect.stringMatching(/^\d{4}-/);
const theWay: unknown = expect.arrayContaining([
  expect.objectContaining({ position: 1, name: "Főoldal", item: `${shopUrl}/` }),
  expect.objectContaining({ position: 2, name: "Zöldség, gyümölcs" }),
  expect.objectContaining({ name: "Mutsu alma" }),
]);

it("[NAV-1] has no broken link", async () => {
  const from = [
    "/",
    "/kosar",
    "/termekvalogatasok",
    "/termekek/mutsu-alma",
    "/cikk/aruhazunk-mukodese",
    "/nincs-ilyen",
  ];
  const bodies = await Promise.all(from.map(async (path) => (await open(path)).body));
  const links = new Set(bodies.flatMap((body) => all(body, /<a [^>]*href="(\/[^"#]*)"/g)));
  expect(links.size).toBeGreaterThan(30);
  const inTable = new Set(rows.map(({ path }) => path));
  const byRoute = Map.groupBy(
    [...links].filter((path) => !inTable.has(path)),
    (path) => patternOf(path, routes),
  );
  // A few links of each route; the full run follows all.
  const followed = [...byRoute.values()].flatMap((paths) => (isFull ? paths : paths.slice(0, 6)));
  // Sequentially: concurrent requests of one network are queued.
  for (const path of followed) {
    const { statusCode, headers } = await open(path);
    expect
      .soft([statusCode, headers["location"]], path)
      .toEqual(path.startsWith("/profil") ? [302, `/belepes?vissza=${encodeURIComponent(path)}`] : [200, undefined]);
  }
});

it("has a product's name, price and breadcrumbs in its HTML", async () => {
  const { body } = await open("/termekek/mutsu-alma");
  expect(all(body, /<meta name="description" content="(.*?)"/g)[0]?.length).toBeGreaterThan(20);
  expect(all(body, /<meta property="og:type" content="(.*?)"/g)).toEqual(["product"]);
  const [product, way] = structuredIn(body);
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Mutsu alma",
    url: `${shopUrl}/termekek/mutsu-alma`,
    offers: {
      "@type": "Offer",
      priceCurrency: "HUF",
      price: aNumber,
      availability: "https://schema.org/InStock",
    },
  });
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: theWay,
  });
});

it("does not let a product's page wait for similar products: their skeleton is there", async () => {
  const visitor = { address: "198.51.100.7", cookie: undefined, origin: shopUrl };
  const fetch: Fetch = (to, init) =>
    typeof init?.body === "string" && init.body.includes('"operationName":"products"')
      ? new Promise(() => undefined)
      : fetchFor(shop.fetch, visitor)(to, init);
  const answer = await render(new Request(`${shopUrl}/termekek/mutsu-alma`), {
    fetch,
    endpoint: "http://backend.internal/graphql",
    browserEndpoint: "/graphql",
    origin: shopUrl,
    assetsOf: () => ({ styles: [], scripts: [], fonts: [] }),
    log: () => undefined,
  });
  const html = answer.html.join("");
  expect(answer.status).toBe(200);
  expect(all(html, /<h1\b[^>]*>(.*?)<\/h1>/gs)).toEqual(["Mutsu alma"]);
  expect(html).toMatch(/<section [^>]*aria-busy="true"><div [^>]*><h2 [^>]*>Hasonló termékek/);
  // An endless wait fails before the transport's own deadline ends it.
}, 30_000);

it.each([
  ["/termekek/mutsu-alma", /<link rel="preload" as="image" href="[^"]*" fetchPriority="high"/i],
  ["/", /<link rel="preload" as="image" media="\(min-width: 56rem\)" [^>]*fetchPriority="high"/i],
])("fetches the largest picture of %s before all others", async (path, preload) => {
  const head = (await open(path)).body.split("</head>")[0];
  expect(head).toMatch(preload);
});

it("has structured data of a blog entry and a store", async () => {
  const [, entry] = structuredIn((await open("/blog/melyik-alma-mire-jo")).body);
  expect(entry).toMatchObject({
    "@type": "BlogPosting",
    headline: "Melyik alma mire jó?",
    datePublished: aDay,
  });
  const [, store] = structuredIn((await open("/uzletek/1")).body);
  expect(store).toMatchObject({
    "@type": "GroceryStore",
    url: `${shopUrl}/uzletek/1`,
    address: { postalCode: "1186" },
    openingHoursSpecification: aList,
  });
});

it("names in the sitemap existing pages alone, each by its canonical address", async () => {
  const named = async (path: string) =>
    all((await open(path)).body, /<loc>(.*?)<\/loc>/g).map((address) => {
      expect(address.startsWith(`${shopUrl}/`)).toBe(true);
      return address.slice(shopUrl.length);
    });
  const parts = await named("/sitemap.xml");
  expect(parts).toEqual(expect.arrayContaining(["/sitemap/pages.xml", "/sitemap/products-1.xml"]));
  expect((await open("/robots.txt")).body).toContain(`${shopUrl}/sitemap.xml`);
  for (const part of parts) {
    const paths = await named(part);
    for (const path of new Set([...paths.slice(0, 3), ...paths.slice(-3)])) {
      const { statusCode, body } = await open(path);
      expect([path, statusCode, canonicalOf(body)]).toEqual([path, 200, [shopUrl + path]]);
    }
  }
});

it.each(["%C5%91", "%00", "%0a", "a%20b", "%22", "x".repeat(400)])(
  "[COOKIE-1] shows pages to a guest with broken cookies: %s",
  async (value) => {
    for (const name of [
      "token",
      "__Host-session",
      "__Host-session_mark",
      "cart_id",
      "delivery_address",
      "sort_order",
    ]) {
      const { statusCode } = await shop.app.inject({ url: "/kosar", headers: { cookie: `${name}=${value}` } });
      expect([name, statusCode]).toEqual([name, 200]);
    }
  },
);

describe("a session that has ended", () => {
  let ended: string;
  beforeAll(async () => {
    const { cookie, mark } = await enter("bea@pelda.hu");
    const headers = { origin: shopUrl, "sec-fetch-site": "same-origin", authorization: `Session ${mark}`, cookie };
    const payload = { query: "mutation { logout { id } }" };
    const { body } = await shop.app.inject({ method: "POST", url: "/graphql", headers, payload });
    expect(body).toContain('"id"');
    ended = cookie;
  });

  it.each(["/profil", "/profil/eddigi-megrendeleseim", "/megrendeles/szamlazas", "/regisztracio", "/belepes"])(
    "[SESS-5] [SESS-7] leads from %s to a page for guests that says why, and back after the login",
    async (path) => {
      const there = (url: string) => shop.app.inject({ url, headers: { cookie: ended } });
      const first = await there(path);
      const isWayIn = path === "/regisztracio" || path === "/belepes";
      if (!isWayIn) expect(first.headers["location"]).toBe(`/belepes?vissza=${encodeURIComponent(path)}`);
      // The browser still has the ended session: the redirect forgets nothing.
      if (!isWayIn) expect(first.headers["set-cookie"]).toBeUndefined();
      const { statusCode, body, headers } = isWayIn ? first : await there(String(first.headers["location"]));
      expect(statusCode).toBe(200);
      expect(body).toContain("Lejárt a munkamenet, vagy egy másik oldalon kijelentkeztél.");
      expect([headers["set-cookie"]].flat()).toContainEqual(
        expect.stringMatching(/^__Host-session_mark=; .*Max-Age=0/),
      );
    },
  );
});

it("[SESS-7] a login in another tab leads back once this tab knows the user and the cart", async () => {
  // As that tab leaves it: the session is there, its user and cart are not known.
  const { shop: ofTab } = requestShop(new Request(shopUrl, { headers: { cookie } }), {
    fetch: fetchFor(shop.fetch, { address: "198.51.100.8", cookie, origin: shopUrl }),
    endpoint: "http://backend.internal/graphql",
    origin: shopUrl,
    log: () => undefined,
  });
  const request = new Request(`${shopUrl}/belepes`);
  const left = guestLoader({
    request,
    url: new URL(request.url),
    pattern: "/belepes",
    params: {},
    context: contextOf(ofTab),
  });
  await expect(left).rejects.toMatchObject({ status: 302 });
  expect(ofTab.session.state.get().user).toMatchObject({ email: "anna@pelda.hu" });
  expect(ofTab.cart.state.get().cart).not.toBeNull();
  ofTab.dispose();
});

it("[ORDER-14] [SEAM-1] each step of the checkout says what has sold out, and takes it out", async () => {
  const ask = async (query: string, variables: object = {}) => {
    const answer = await shop.app.inject({ method: "POST", url: "/graphql", payload: { query, variables } });
    return answer.body;
  };
  const idIn = (answer: string) => /"id":\s*"(.+?)"/.exec(answer)?.[1] ?? "";
  const soldOut = idIn(await ask('{ getProductByUrlKey(url_key: "mutsu-alma") { id } }'));
  const id = idIn(await ask("mutation { createCart { id } }"));
  const address = { name: "Kiss Éva", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46" };
  const input = {
    id,
    products: [{ product_id: soldOut, piece: 1 }],
    shipping_method: "4",
    payment_method: "2",
    contact_data: { contact_name: "Kiss Éva", contact_email: "eva@pelda.hu", contact_telephone: "36201234567" },
    billing_address: address,
  };
  await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", { input });
  const place = encodeURIComponent(JSON.stringify({ type: "personal" }));
  const headers = { cookie: `__Host-cart_id=${id}; __Host-delivery_address=${place}` };
  const steps = ["/megrendeles", "/megrendeles/szamlazas", "/megrendeles/osszesites"];
  const read = async () =>
    await Promise.all(steps.map(async (url) => plain((await shop.app.inject({ url, headers })).body)));
  const told = /Ezek a termékek most nem rendelhetők.*Mutsu alma: Átmeneti készlethiány.*Kiveszem őket/s;
  for (const text of await read()) expect(text).not.toMatch(told);
  const setStock = (stock: number | null) =>
    shop.database.db.updateTable("products").set({ stock }).where("id", "=", Number(soldOut)).execute();
  await setStock(0);
  try {
    for (const text of await read()) expect(text).toMatch(told);
  } finally {
    await setStock(null);
  }
});

it("[ORDER-8] the billing step offers to save an address that the account does not have yet, and no other", async () => {
  const { cookie: ofUser, mark } = await enter("cili@pelda.hu");
  const headers = {
    origin: shopUrl,
    "sec-fetch-site": "same-origin",
    authorization: `Session ${mark}`,
    cookie: ofUser,
  };
  const ask = async (query: string, variables: object = {}) =>
    (await shop.app.inject({ method: "POST", url: "/graphql", headers, payload: { query, variables } })).body;
  const idIn = (answer: string) => /"id":\s*"(.+?)"/.exec(answer)?.[1] ?? "";
  const address = { name: "Kiss Éva", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46" };
  const input = {
    id: idIn(await ask("mutation { createCart { id } }")),
    products: [{ product_id: idIn(await ask('{ getProductByUrlKey(url_key: "mutsu-alma") { id } }')), piece: 1 }],
    shipping_method: "4",
    billing_address: address,
  };
  await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", { input });
  const place = encodeURIComponent(JSON.stringify({ type: "personal" }));
  const cookies = `${ofUser}; __Host-cart_id=${input.id}; __Host-delivery_address=${place}`;
  const read = async () =>
    plain((await shop.app.inject({ url: "/megrendeles/expressz", headers: { cookie: cookies } })).body);
  expect(await read()).toContain("Mentsük el a számlázási címet a fiókodba");
  const save = "mutation ($address: UserBillingAddressInput!) { createMyUserBillingAddress(address: $address) { id } }";
  expect(await ask(save, { address })).toContain('"id"');
  const text = await read();
  expect(text).toContain("Mentett számlázási címeid");
  expect(text).not.toContain("Mentsük el a számlázási címet a fiókodba");
});

it("[COOKIE-2] sends cookies back over https alone, and renews them once a day", async () => {
  const { headers } = await shop.app.inject({
    url: "/kosar",
    headers: { host: "localhost", cookie: "__Host-cart_id=none" },
  });
  expect([headers["set-cookie"]].flat()).toEqual([
    expect.stringMatching(/^__Host-cart_id=.*; Secure/),
    expect.stringMatching(/^__Host-cookies_renewed=.*; Secure/),
  ]);
  const again = await shop.app.inject({
    url: "/uzletek",
    headers: { host: "localhost", cookie: "__Host-sort_order=%7B%7D; __Host-cookies_renewed=lately" },
  });
  expect(again.headers["set-cookie"]).toBeUndefined();
});

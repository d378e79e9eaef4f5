import { matchRoutes, type RouteObject } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, shopRoutes, shopUrl } from "./openShop.test.kit.ts";
import { pageTable } from "./pageTable.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
let cookie: string;
beforeAll(async () => {
  shop = await openShop();
  const query = `mutation { registration(registrationData: { email: "anna@pelda.hu", name: "Anna", password: "egy hosszú jelszó" }) { token } }`;
  const registered = await shop.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { origin: shopUrl, authorization: "Session guest" },
    payload: { query },
  });
  const mark = registered.json<{ data: { registration: { token: string } } }>().data.registration.token;
  cookie = [registered.cookies.map(({ name, value }) => `${name}=${value}`), `__Host-session_mark=${mark}`].join("; ");
});
afterAll(() => shop.close());

/** Somebody else's name in every header that could carry one: the shop knows its own. */
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

/** Routes that show or do something, by their whole pattern. */
const patternsOf = (routes: ReadonlyArray<RouteObject>, above = ""): ReadonlyArray<string> =>
  routes.flatMap(({ path = "", index, children, loader }) => {
    const pattern = path === "" ? above : `${above}/${path}`;
    if (children !== undefined) return patternsOf(children, pattern);
    return loader === undefined && index !== true ? [] : [pattern];
  });

it("[NAV-1] has a row for every route", () => {
  const routes = shopRoutes();
  const covered = pageTable.map(({ path }) =>
    (matchRoutes(routes, new URL(path, shopUrl).pathname) ?? [])
      .flatMap(({ route }) => (route.path === undefined ? [] : [`/${route.path}`]))
      .join(""),
  );
  expect(patternsOf(routes).filter((pattern) => !covered.includes(pattern))).toEqual([]);
});

describe.each(pageTable)("$path", ({ path, by, status = 200, location, title, heading, canonical }) => {
  it.each(by === undefined ? (["guest", "user"] as const) : [by])(
    `[NAV-1] answers a %s with ${status} and says what it is`,
    async (who) => {
      const { statusCode, headers, body } = await open(path, who);
      expect([statusCode, headers["location"]]).toEqual([status, location]);
      const isPersonal = who === "user" || path.startsWith("/megrendeles");
      expect(headers["cache-control"]).toBe(isPersonal ? "private, no-store" : "private, no-cache");
      expect(body).not.toContain("evil.pelda.hu");
      if (title === undefined) return;
      expect(all(body, /<title>(.*?)<\/title>/g)).toEqual([title === "Kamra" ? title : `${title} – Kamra`]);
      expect(all(body, /<h1\b[^>]*>(.*?)<\/h1>/gs).map(plain)).toEqual([heading]);
      expect(canonicalOf(body)).toEqual(canonical === undefined ? [] : [shopUrl + canonical]);
      expect(all(body, /<meta name="robots" content="(.*?)"/g)).toEqual(canonical === undefined ? ["noindex"] : []);
      expect(all(body, /<meta property="og:url" content="(.*?)"/g)).toEqual(canonicalOf(body));
    },
  );
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
  expect(checkout).toContain('href="/kosar"');
  for (const wayOut of ['role="search"', "Belépés", "<nav"]) expect(checkout).not.toContain(wayOut);
});

it("[NAV-1] sends who asks for a page beyond the last to the last", async () => {
  const { statusCode, headers } = await open("/tejtermek-tojas?oldal=9999");
  expect([statusCode, headers["location"]]).toEqual([302, expect.stringMatching(/^\/tejtermek-tojas\?oldal=\d+$/)]);
});

const aNumber: unknown = expect.any(Number);
const aList: unknown = expect.any(Array);
const aDay: unknown = expect.stringMatching(/^\d{4}-/);
const theWay: unknown = expect.arrayContaining([
  expect.objectContaining({ position: 1, name: "Főoldal", item: `${shopUrl}/` }),
  expect.objectContaining({ position: 2, name: "Zöldség, gyümölcs" }),
  expect.objectContaining({ name: "Pinova alma" }),
]);

it("tells in a product's HTML what it is, what it costs and where it stands", async () => {
  const { body } = await open("/termekek/pinova-alma");
  expect(all(body, /<meta name="description" content="(.*?)"/g)[0]?.length).toBeGreaterThan(20);
  expect(all(body, /<meta property="og:type" content="(.*?)"/g)).toEqual(["product"]);
  const [product, way] = structuredIn(body);
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Pinova alma",
    url: `${shopUrl}/termekek/pinova-alma`,
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

it("tells what a blog entry and a store are", async () => {
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

it("names pages in the sitemap that are there, each by its canonical address", async () => {
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
  "[COOKIE-1] shows pages to a guest whose cookies are broken: %s",
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

it("sends cookies back over https alone", async () => {
  const { headers } = await shop.app.inject({ url: "/kosar", headers: { host: "localhost", cookie: "cart_id=none" } });
  expect([headers["set-cookie"]].flat()).toEqual([expect.stringMatching(/^cart_id=.*; Secure/)]);
});

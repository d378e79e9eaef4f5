import { hostCookies, memoryCookies } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fetchFor } from "../server/fetchFor.ts";
import { isFull } from "./isFull.test.kit.ts";
import { openShop, shopUrl } from "./openShop.test.kit.ts";
import { sitePaths } from "./entry.server.tsx";
import { listedRows, pageTable } from "./pageTable.test.kit.ts";
import { createStorefrontShop } from "./shop/createStorefrontShop.ts";
import { sharedCache } from "./sharedCache.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
let anna: Awaited<ReturnType<typeof openBrowser>>;
let bela: typeof anna;
beforeAll(async () => {
  shop = await openShop();
  anna = await openBrowser({ zip: "6720", city: "Titkosfalva", name: "Titkos Anna" });
  bela = await openBrowser({ zip: "9021", city: "Rejtekfalu", name: null });
});
afterAll(() => shop.close());

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({ url, headers: { host: "bolt.pelda.hu", ...headers } });

/** A browser with a cart and a delivery selection, and texts that no other browser may see. */
async function openBrowser({ zip, city, name }: { zip: string; city: string; name: string | null }) {
  const cookies = memoryCookies();
  let kept = "";
  const visitor = () => ({ address: "198.51.100.7", cookie: kept, origin: shopUrl });
  const client = createStorefrontShop({
    endpoint: "http://backend.internal/graphql",
    origin: shopUrl,
    cookies: hostCookies(cookies, { isSecure: true }),
    fetch: async (...asked) => {
      const answer = await fetchFor(shop.fetch, visitor())(...asked);
      const set = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith("__Host-session="));
      kept = set[0]?.split(";")[0] ?? kept;
      return answer;
    },
  });
  const email = `${city}@pelda.hu`;
  if (name !== null) await client.session.register({ name, email, password: "egy hosszú jelszó" });
  await client.delivery.select({ type: "delivery", deliveryType: "postcode", zip, city });
  const product = await client.catalogue.product("mutsu-alma");
  if (product === null) throw new Error("The catalogue has no apples");
  await client.cart.setQuantity(product, { quantity: 1, quantityType: "default" });
  const names = ["__Host-cart_id", "__Host-delivery_address", "__Host-session_mark"];
  const own = names.flatMap((each) => cookies.get(each) ?? []);
  const sent = names.flatMap((each) => {
    const value = cookies.get(each);
    return value === null ? [] : [`${each}=${encodeURIComponent(value)}`];
  });
  client.dispose();
  return { cookie: [kept, ...sent].join("; "), secrets: [...own, city, ...(name === null ? [] : [name, email])] };
}

/** Attempts to poison a cached page. */
const poison = {
  host: "gonosz.hu",
  "x-forwarded-host": "gonosz.hu",
  "x-forwarded-for": "gonosz.hu",
  "x-forwarded-proto": "gonosz",
  "x-original-url": "/gonosz.hu",
  "x-http-method-override": "gonosz.hu",
  accept: "gonosz.hu",
  "accept-language": "gonosz.hu",
  authorization: "Bearer gonosz.hu",
  "user-agent": "gonosz.hu",
  origin: "https://gonosz.hu",
  referer: "https://gonosz.hu/",
  cookie: "analytics_consent=gonosz.hu; _ga=gonosz.hu; session=gonosz.hu",
};

const has = (text: string, secrets: ReadonlyArray<string>) => secrets.filter((secret) => text.includes(secret));
/** Pages that any cache may store. */
const rows = [...pageTable, ...listedRows(sitePaths)];
const publicPaths = rows.filter(({ canonical }) => canonical !== undefined).map(({ path }) => path);
/** pages.test.ts checks the headers of every private page: one of each kind is enough here. */
const paths = isFull
  ? [...new Set(rows.map(({ path }) => path))]
  : [...publicPaths, "/kereses/alma", "/kosar", "/profil", "/megrendeles/statusz", "/belepes", "/nincs-ilyen-oldal"];

describe("two shoppers and a guest behind one cache", () => {
  it.each([
    { what: "that heeds what pages vary by", heeds: () => true, walked: paths, isReversed: false },
    {
      what: "that knows nothing of cookies",
      heeds: (header: string) => header !== "cookie",
      walked: publicPaths,
      isReversed: true,
    },
  ])("are shown nothing of each other's by one $what", async ({ heeds, walked, isReversed }) => {
    const cache = sharedCache(ask, { heeds });
    const both = [
      { headers: { cookie: anna.cookie }, others: bela.secrets },
      { headers: { cookie: bela.cookie }, others: anna.secrets },
    ];
    const secrets = [...anna.secrets, ...bela.secrets];
    // Later requests may get cached answers of earlier ones.
    const stranger = { headers: poison, others: secrets };
    const inTurn = [
      ...(isReversed ? [...both.toReversed(), stranger] : [stranger, ...both]),
      { headers: {}, others: [...secrets, "gonosz"] },
    ];
    const shown = new Set<string>();
    for (const path of walked) {
      for (const { headers, others } of inTurn) {
        const answer = await cache.get(path, headers);
        expect([path, has(answer, others)]).toEqual([path, []]);
        for (const secret of has(answer, secrets)) shown.add(secret);
      }
    }
    // They see their own data; otherwise the test would prove nothing.
    expect(shown.size).toBeGreaterThan(4);
    const kept = cache.cached();
    expect(kept.length).toBeGreaterThan(20);
    for (const { body } of kept) expect(has(body, ["set-cookie", "nonce", "gonosz", ...secrets])).toEqual([]);
  });
});

describe("a guest's page", () => {
  it("is revalidated by its revision, at any time, and in another encoding", async () => {
    const { headers, body } = await ask("/uzletek");
    expect(headers["vary"]).toBe("Cookie, Accept-Encoding");
    const revision = String(headers["etag"]);
    const again = await ask("/uzletek", { "if-none-match": `"x", ${revision}`, "accept-encoding": "br" });
    expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", revision]);
    expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
    const decided = await ask("/uzletek", { cookie: "__Host-analytics_consent=given", "if-none-match": revision });
    expect(decided.statusCode).toBe(200);
    await expect.poll(async () => (await ask("/uzletek")).body !== body).toBe(true);
    expect((await ask("/uzletek")).headers["etag"]).toBe(revision);
  });

  it("is not shown to a shopper with a cart, although their browser has cached it", async () => {
    const { headers } = await ask("/uzletek");
    const own = await ask("/uzletek", { cookie: "__Host-cart_id=none", "if-none-match": String(headers["etag"]) });
    expect([own.statusCode, own.headers["etag"], own.headers["cache-control"]]).toEqual([
      200,
      undefined,
      "private, no-store",
    ]);
  });

  it("is kept by no cache when it takes a cookie away", async () => {
    const { headers } = await ask("/uzletek", { cookie: "token=abc", accept: "text/html" });
    expect(headers["set-cookie"]).toBeDefined();
    expect([headers["cache-control"], headers["etag"]]).toEqual(["private, no-cache", undefined]);
  });

  it.each(["br", "gzip", "identity", "br;q=0, gzip", "zstd", ""])(
    "is sent in an encoding that %j accepts",
    async (accepted) => {
      const { headers, rawPayload } = await ask("/uzletek", { "accept-encoding": accepted });
      const encoding = headers["content-encoding"];
      expect(encoding).toBe({ br: "br", gzip: "gzip", "br;q=0, gzip": "gzip" }[accepted]);
      const text =
        encoding === "br"
          ? brotliDecompressSync(rawPayload)
          : encoding === "gzip"
            ? gunzipSync(rawPayload)
            : rawPayload;
      expect(text.subarray(0, 15).toString()).toBe("<!doctype html>");
    },
  );
});

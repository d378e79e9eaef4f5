import type { Fetch } from "@kamra/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchFor } from "../server/fetchFor.ts";
import { publicReads } from "../server/publicReads.ts";
import { render } from "./entry.server.tsx";
import { openShop, shopUrl } from "./openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const clock = () => new Date("2026-11-22T12:00:00Z");
/** The query of a shelf of similar products; the page asks for no other list. */
const asksForSimilar = (init: RequestInit | undefined) =>
  typeof init?.body === "string" && init.body.includes('"operationName":"products"');

/** A guest's page of a product, by a backend that treats the query for similar products in its own way. */
const productPage = async (similar: Fetch) => {
  const reads = publicReads((to, init) => (asksForSimilar(init) ? similar(to, init) : shop.fetch(to, init)), { clock });
  const { html, ...page } = await render(new Request(`${shopUrl}/termekek/mutsu-alma`), {
    fetch: fetchFor(reads.fetch, { address: "198.51.100.7", cookie: undefined, origin: shopUrl }),
    cached: reads.cached,
    endpoint: "http://backend.internal/graphql",
    browserEndpoint: "/graphql",
    origin: shopUrl,
    assetsOf: () => ({ styles: [], scripts: [], fonts: [] }),
    log: () => undefined,
    clock,
  });
  return { ...page, html: html.join("") };
};

/** Whether the page's shelf is a skeleton, and its places. */
function shelfOf(html: string) {
  const isBusy = /<section[^>]*aria-busy="(\w+)"[^>]*>(?:(?!<section).)*Hasonló termékek/s.exec(html)?.[1];
  const [list = ""] = /<ul.*?<footer/s.exec(html.slice(html.indexOf("Hasonló termékek"))) ?? [];
  return { isBusy, places: list.match(isBusy === "true" ? /<li/g : /<article/g)?.length };
}

it("a product's page has similar products, and caches may keep it", async () => {
  // The first ones may be too late.
  const inTime = async () => {
    const { headers, html } = await productPage(shop.fetch);
    const { isBusy, places = 0 } = shelfOf(html);
    return { isBusy, isShown: places > 0, isPublic: headers.get("cache-control")?.startsWith("public, ") };
  };
  await expect.poll(inTime).toEqual({ isBusy: "false", isShown: true, isPublic: true });
});

it.each<[string, Fetch]>([
  ["never answers", () => new Promise(() => {})],
  ["fails", () => Promise.reject(new TypeError("fetch failed"))],
  ["answers with an error", () => Promise.resolve(Response.json({ errors: [{ message: "no" }] }))],
])(
  "waits for no similar products whose query %s: it has a skeleton of their size, and no cache keeps it",
  async (_how, similar) => {
    const { status, headers, html } = await productPage(similar);
    expect(status).toBe(200);
    expect(shelfOf(html)).toEqual({ isBusy: "true", places: 6 });
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("etag")).toBeNull();
  },
);

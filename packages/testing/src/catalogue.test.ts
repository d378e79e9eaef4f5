import type { Backend } from "@kamra/backend";
import { smallSeedIds as ids } from "@kamra/backend";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShopOptions } from "./backend/index.ts";
import { lateResponse, offline } from "./network/index.ts";

const now = new Date("2026-11-21T10:00:00Z");

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const open = (options: Partial<TestShopOptions> = {}) => openTestShop({ fetch: backend.fetch, now, ...options });

describe("the category tree", () => {
  it("[CAT-1] [CAT-2] has the categories with products, counts all products below them, and nests their paths", async () => {
    const { shop } = open();
    const [fruit] = await shop.catalogue.loadCategories();
    expect(fruit).toMatchObject({ path: "/zoldseg-gyumolcs", productCount: 4 });
    expect(fruit?.children[0]).toMatchObject({ path: "/zoldseg-gyumolcs/gyumolcs" });
    expect(fruit?.children[0]?.children[0]?.children[0]).toMatchObject({
      path: "/zoldseg-gyumolcs/gyumolcs/magyar-gyumolcs/alma-korte",
      productCount: 2,
      children: [],
    });
    expect(shop.catalogue.categories.get()?.[0]).toBe(fruit);
  });

  it("loads once for concurrent calls", async () => {
    const { shop, network } = open();
    const [one, other] = await Promise.all([shop.catalogue.loadCategories(), shop.catalogue.loadCategories()]);
    expect(other).toBe(one);
    expect(await shop.catalogue.loadCategories()).toBe(one);
    expect(network.calls).toHaveLength(1);
  });

  it("[CAT-6] rejects when loading fails, and can load again", async () => {
    const { shop, network, settled } = open();
    network.use(() => offline);
    await expect(settled(shop.catalogue.loadCategories())).rejects.toMatchObject({ _tag: "NetworkError" });
    network.use(() => null);
    expect(await shop.catalogue.loadCategories()).not.toHaveLength(0);
  });
});

describe("products", () => {
  it("come by page, filtered and sorted as requested", async () => {
    const { shop } = open();
    const page = await shop.catalogue.products({
      page: 2,
      pageSize: 2,
      sort: "PRICE",
      direction: "ASC",
      filters: { categoryId: "5" },
    });
    const all = await shop.catalogue.products({
      sort: "PRICE",
      direction: "ASC",
      filters: { categoryId: "5", statuses: ["AVAILABLE", "FROM_A_NEWER_SHOP"] },
    });
    expect(all.products.map(({ id }) => id)).toEqual([ids.beer, ids.appleJuice].map(String));
    expect(page).toMatchObject({ page: 2, pageSize: 2, products: [] });
    const discounted = await shop.catalogue.products({ filters: { discounted: true } });
    expect(discounted.products.map(({ id }) => id).toSorted()).toEqual([ids.apple, ids.beer].map(String).toSorted());
  });

  it("can be filtered by attributes; an attribute without options does not filter", async () => {
    const { shop } = open();
    const [brand] = (await shop.catalogue.products({})).facets.attributes;
    const option = brand?.options.find(({ label }) => label === "Kerti")?.id ?? "";
    const narrowed = await shop.catalogue.products({ filters: { attributes: { brand: [option], diet: [] } } });
    expect(narrowed.products.map(({ brand: name }) => name)).toEqual(["Kerti", "Kerti"]);
  });

  it("come by search and as suggestions, without accents", async () => {
    const { shop } = open();
    const found = await shop.catalogue.search({ term: "korte" });
    expect(found.products.map(({ name }) => name)).toContain("Körte Vilmos");
    const suggested = await shop.catalogue.suggestions("alm");
    expect(suggested.products.map(({ name }) => name)).toContain("Alma Golden");
    expect(suggested.categories.map(({ path }) => path)).toContain(
      "/zoldseg-gyumolcs/gyumolcs/magyar-gyumolcs/alma-korte",
    );
  });

  it("come one at a time with all data of their page; an unknown one is null", async () => {
    const { shop } = open();
    expect(await shop.catalogue.product("alma-golden")).toMatchObject({
      id: String(ids.apple),
      regularPrice: 599,
      specialPrice: 499,
      priorPrice: 549,
      alternativeUnit: { name: "db", exchangeRate: 0.18 },
      descriptionHtml: "<p>Ropogós.</p>",
      nutrition: [{ name: "Energia", value: "218 kJ" }],
      votes: [1, 0, 0, 0, 2],
      rating: { count: 3 },
    });
    expect((await shop.catalogue.product("tejfol-akcio"))?.id).toBe(String(ids.sourCream));
    expect(await shop.catalogue.product("nincs-ilyen")).toBeNull();
  });

  it("come by id in the order of the ids, each once, without unknown ones", async () => {
    const { shop, network } = open();
    const wanted = [ids.milk, 999, ids.apple, ids.milk].map(String);
    expect((await shop.catalogue.productsById(wanted)).map(({ id }) => id)).toEqual([
      String(ids.milk),
      String(ids.apple),
    ]);
    expect(await shop.catalogue.productsById([])).toEqual([]);
    expect(network.calls).toHaveLength(1);
  });

  it("[NET-3] stop loading when the shopper leaves the page", async () => {
    const { shop, network } = open();
    network.use(() => lateResponse(new Promise(() => {})));
    const controller = new AbortController();
    const asked = shop.catalogue.search({ term: "alma" }, { signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ _tag: "AbortedError" });
  });
});

it("blog entries and footer blocks come in their order", async () => {
  const { shop } = open();
  expect((await shop.catalogue.blogEntries()).map(({ title }) => title)).toEqual(["Új", "Régi"]);
  const [first, second] = await shop.catalogue.footerBlocks();
  expect([first?.title, second?.title]).toEqual(["Első", "Második"]);
  expect(first?.links).toEqual([
    { label: "Rólunk", url: "/rolunk" },
    { label: "Kapcsolat", url: "/kapcsolat" },
  ]);
});

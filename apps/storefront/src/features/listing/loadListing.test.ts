import type { ProductPage } from "@kamra/core/catalogue";
import { expect, it, vi } from "vitest";
import { loadListing } from "./loadListing.ts";
import { productOrders, searchOrders } from "./listingOrders.ts";

const facet = (code: string) => ({ code, name: code, options: [{ id: "1", label: code, count: 1 }] });

const page = (changes: Partial<ProductPage> = {}): ProductPage => ({
  products: [],
  page: 1,
  pageSize: 48,
  lastPage: 2,
  total: 60,
  facets: {
    attributes: [facet("brand"), facet("diet")],
    priceMin: null,
    priceMax: null,
    discountedCount: 0,
    newsCount: 0,
  },
  isPopularOnly: false,
  correctedTerm: null,
  ...changes,
});

it("applies the address's filters to the common attributes, and offers no choice of those", async () => {
  const load = vi.fn(() => Promise.resolve(page()));
  const request = new Request("http://shop.test/brands/kerti?marka=9&jellemzo-diet=21&akcios=igen");
  const { products } = await loadListing(request, {
    orders: productOrders,
    remembered: null,
    avoided: [],
    filters: { attributes: { brand: ["7"] } },
    load,
  });
  expect(load).toHaveBeenCalledWith(
    expect.objectContaining({ filters: { discounted: true, attributes: { brand: ["7"], diet: ["21"] } } }),
  );
  expect(products.facets.attributes.map(({ code }) => code)).toEqual(["diet"]);
});

it("offers every choice where no attribute is common", async () => {
  const { products } = await loadListing(new Request("http://shop.test/ajanlatok"), {
    orders: productOrders,
    remembered: null,
    avoided: [],
    filters: { discounted: true },
    load: () => Promise.resolve(page()),
  });
  expect(products.facets.attributes.map(({ code }) => code)).toEqual(["brand", "diet"]);
});

it("offers no choice between offers, or between news, where all products are", async () => {
  const counted = { ...page().facets, discountedCount: 301, newsCount: 12 };
  const countsAt = async (filters: { discounted?: true; news?: true }) => {
    const { products } = await loadListing(new Request("http://shop.test/ajanlatok"), {
      orders: productOrders,
      remembered: null,
      avoided: [],
      filters,
      load: () => Promise.resolve(page({ facets: counted })),
    });
    return [products.facets.discountedCount, products.facets.newsCount];
  };
  expect(await countsAt({ discounted: true })).toEqual([0, 12]);
  expect(await countsAt({ news: true })).toEqual([301, 0]);
  expect(await countsAt({})).toEqual([301, 12]);
});

it("redirects from a page beyond the last to the last", async () => {
  const listing = loadListing(new Request("http://shop.test/ajanlatok?oldal=9&akcios=igen"), {
    orders: productOrders,
    remembered: null,
    avoided: [],
    filters: {},
    load: () => Promise.resolve(page()),
  });
  const response = await listing.catch((thrown: unknown) => thrown);
  expect(response instanceof Response && [response.status, response.headers.get("location")]).toEqual([
    302,
    "/ajanlatok?akcios=igen&oldal=2",
  ]);
});

const cheapestFirst = { sort: "PRICE", direction: "ASC" } as const;

it.each([
  ["the remembered sort order holds in a category", "/tejtermek", productOrders, cheapestFirst],
  ["a search starts with what matches best", "/kereses/tej", searchOrders, { sort: "SEARCH_SCORE", direction: "DESC" }],
  ["a search takes the order of its own address", "/kereses/tej?rendezes=ar-novekvo", searchOrders, cheapestFirst],
])("[COOKIE-1] %s", async (_title, path, orders, expected) => {
  const load = vi.fn(() => Promise.resolve(page()));
  const request = new Request(`http://shop.test${path}`);
  await loadListing(request, { orders, remembered: cheapestFirst, avoided: [], filters: {}, load });
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining(expected));
});

it("[COOKIE-1] a list without the remembered order has its own first one", async () => {
  const remembered = { sort: "SEARCH_SCORE", direction: "DESC" } as const;
  const load = vi.fn(() => Promise.resolve(page()));
  await loadListing(new Request("http://shop.test/tejtermek"), {
    orders: productOrders,
    remembered,
    avoided: [],
    filters: {},
    load,
  });
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ sort: "PREFIXBOX_SCORE" }));
});

it.each([
  ["a list leaves out what the shopper avoids", "/tejtermek", { withoutAllergens: ["gluten", "milk"] }],
  ["a list's address may leave out less", "/tejtermek?nelkul=milk", { withoutAllergens: ["milk"] }],
  ["a list's address may leave out nothing", "/tejtermek?nelkul=semmi", {}],
])("[ALLERGEN-3] %s", async (_title, path, filters) => {
  const load = vi.fn(() => Promise.resolve(page()));
  await loadListing(new Request(`http://shop.test${path}`), {
    orders: productOrders,
    remembered: null,
    avoided: ["milk", "gluten"],
    filters: {},
    load,
  });
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { attributes: {}, ...filters } }));
});

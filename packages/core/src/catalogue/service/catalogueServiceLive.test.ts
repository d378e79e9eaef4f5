import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { catalogue, createShop, memoryCookies, memoryStorage, session, type ShopSnapshot } from "../../index.ts";
import { defaultSettings } from "../../kernel/ShopSettings.ts";
import { readJson } from "../../kernel/readJson.ts";
import { fromSchema } from "../../decoding/fromSchema.test.support.ts";
import { product } from "../../decoding/examples.test.support.ts";

const readSent = readJson(
  fromSchema(
    Schema.Struct({
      operationName: Schema.String,
      variables: Schema.optional(Schema.Record(Schema.String, Schema.Unknown)),
    }),
  ),
);

const wireCategory = {
  id: "3",
  name: "Tej",
  url_key: "tej",
  is_promotion: false,
  is_homepage_prohibited: false,
  product_count: 2,
  children: [],
};
const category = {
  id: "3",
  parentId: null,
  name: "Tej",
  urlKey: "tej",
  path: "/tej",
  description: null,
  isPromotion: false,
  content: null,
  keywords: null,
  isHomepageProhibited: false,
  promotionPlace: null,
  productCount: 2,
  children: [],
};
const wirePage = {
  data: [product.wire],
  paginatorInfo: { currentPage: 1, perPage: 20, lastPage: 1, total: 1 },
  popular_only: false,
  facets: { attributes: [], discounted_count: 0, news_count: 0 },
};
const page = {
  products: [product.model],
  page: 1,
  pageSize: 20,
  lastPage: 1,
  total: 1,
  isPopularOnly: false,
  facets: { attributes: [], priceMin: null, priceMax: null, discountedCount: 0, newsCount: 0 },
  correctedTerm: null,
};
const unfiltered = { page: 1, first: defaultSettings.pageSize, filters: { attributes: [] } };

/** A shop on a server that answers everything with this. */
const open = (data: object, snapshot?: ShopSnapshot) => {
  const asked: unknown[] = [];
  const kept: unknown[] = [];
  const jar = memoryCookies();
  const cookies = {
    ...jar,
    set: (...[name, value, options]: Parameters<typeof jar.set>) => {
      kept.push([name, value, options]);
      jar.set(name, value, options);
    },
  };
  const shop = createShop({
    capabilities: [catalogue],
    endpoint: "/graphql",
    fetch: (_address, init) => {
      const { operationName, variables } = readSent(init?.body) ?? expect.fail("Not a request of GraphQL");
      asked.push([operationName, variables]);
      return Promise.resolve(Response.json({ data }));
    },
    cookies,
    log: () => {},
    snapshot,
    settings: { attempts: 1 },
  });
  return { shop, catalogue: shop.catalogue, asked, kept, cookies };
};

type Ask = (opened: ReturnType<typeof open>) => Promise<unknown>;

describe("the requests", () => {
  it.each([
    ["products", { products: wirePage }, unfiltered, page, ({ catalogue: it }) => it.products({})],
    [
      "products",
      { products: wirePage },
      { page: 2, first: 5, filters: { attributes: [], category_id: "3" }, direction: "ASC", sort: "PRICE" },
      page,
      ({ catalogue: it }) =>
        it.products({ page: 2, pageSize: 5, filters: { categoryId: "3" }, direction: "ASC", sort: "PRICE" }),
    ],
    [
      "searchProducts",
      { searchProducts: wirePage },
      { ...unfiltered, term: "tej", sort: "NAME" },
      page,
      ({ catalogue: it }) => it.search({ term: "tej", sort: "NAME" }),
    ],
    [
      "searchSuggestions",
      {
        searchSuggestions: {
          products: [product.wire],
          categories: [{ id: "4", name: "Tej", path: "tejtermek/tej" }],
          brands: [{ id: "7", name: "Tejes", slug: "tejes" }],
          corrected_term: "tejföl",
        },
      },
      { term: "te" },
      {
        products: [product.model],
        categories: [{ id: "4", name: "Tej", path: "/tejtermek/tej" }],
        brands: [{ id: "7", name: "Tejes", slug: "tejes" }],
        correctedTerm: "tejföl",
      },
      ({ catalogue: it }) => it.suggestions("te"),
    ],
    [
      "searchTerms",
      { searchTerms: [{ products: [product.wire] }, { products: [], corrected_term: "tejföl" }] },
      { terms: ["tej", "tejfel"] },
      [
        { products: [product.model], correctedTerm: null },
        { products: [], correctedTerm: "tejföl" },
      ],
      ({ catalogue: it }) => it.searchTerms(["tej", "tejfel"]),
    ],
    [
      "productByUrlKey",
      { getProductByUrlKey: null },
      { urlKey: "tej" },
      null,
      ({ catalogue: it }) => it.product("tej"),
    ],
    [
      "productsById",
      { products: { data: [product.wire] } },
      { ids: ["12", "7"], first: 2 },
      [product.model],
      ({ catalogue: it }) => it.productsById(["12", "7", "12"]),
    ],
    ["blogEntries", { blogEntries: [] }, { page: 1, first: 3 }, [], ({ catalogue: it }) => it.blogEntries()],
    [
      "blogEntries",
      { blogEntries: [] },
      { page: 2, first: 9 },
      [],
      ({ catalogue: it }) => it.blogEntries({ page: 2, pageSize: 9 }),
    ],
    [
      "footerBlocks",
      { footerBlocks: [{ id: "1", title: "Rólunk", links: [] }] },
      {},
      [{ id: "1", title: "Rólunk", links: [] }],
      ({ catalogue: it }) => it.footerBlocks(),
    ],
    [
      "categories",
      { allProductCategories: [wireCategory] },
      {},
      [category],
      ({ catalogue: it }) => it.loadCategories(),
    ],
  ] satisfies ReadonlyArray<readonly [string, object, object, unknown, Ask]>)(
    "[CONST-1] %s follows the contract, and an answer that does not is refused",
    async (operation, data, variables, answer, ask) => {
      const opened = open(data);
      expect(await ask(opened)).toEqual(answer);
      expect(opened.asked).toEqual([[operation, variables]]);
      const [name] = Object.keys(data);
      for (const none of [{}, { [String(name)]: {} }])
        await expect(ask(open(none))).rejects.toMatchObject({ _tag: "DecodeError" });
    },
  );

  it("by ids returns products in the order of the ids, and sends nothing without an id", async () => {
    const opened = open({ products: { data: ["7", "12"].map((id) => ({ ...product.wire, id })) } });
    expect((await opened.catalogue.productsById(["12", "9", "7"])).map(({ id }) => id)).toEqual(["12", "7"]);
    expect(await opened.catalogue.productsById([])).toEqual([]);
    expect(opened.asked).toHaveLength(1);
  });
});

describe("the categories", () => {
  it("are loaded once for concurrent calls", async () => {
    const { catalogue: it, asked } = open({ allProductCategories: [wireCategory] });
    expect(it.categories.get()).toBeNull();
    const [one, other] = await Promise.all([it.loadCategories(), it.loadCategories()]);
    expect(other).toBe(one);
    expect(await it.loadCategories()).toBe(one);
    expect(it.categories.get()).toBe(one);
    expect(asked).toHaveLength(1);
  });

  it("are sent with a server's page, and not loaded again", async () => {
    const server = open({ allProductCategories: [wireCategory] });
    await server.catalogue.loadCategories();
    const { catalogue: it, asked } = open({}, server.shop.snapshot());
    expect([it.categories.get(), it.categories.getServer(), await it.loadCategories()]).toEqual(
      Array(3).fill([category]),
    );
    expect(asked).toEqual([]);
  });

  it("load completely on demand after a page that sent an excerpt", async () => {
    const excerpt = { ...category, name: "Kivonat" };
    const snapshot = { now: "2026-11-22T10:00:00.000Z", catalogue: { categories: [excerpt], isExcerpt: true } };
    const { catalogue: it, asked } = open({ allProductCategories: [wireCategory] }, snapshot);
    expect(it.categories.get()).toEqual([excerpt]);
    const [one, other] = await Promise.all([it.loadCategories(), it.loadCategories()]);
    expect([one, other, await it.loadCategories(), it.categories.get()]).toEqual(Array(4).fill([category]));
    expect(asked).toHaveLength(1);
  });
});

describe("the allergens that a shopper avoids", () => {
  it("[ALLERGEN-3] are stored in their cookie in one order, and deleted with none", () => {
    const { catalogue: it, kept, cookies } = open({});
    expect(it.avoidedAllergens.get()).toEqual([]);
    it.avoidAllergens(["milk", "gluten", "milk"]);
    expect(kept).toEqual([
      ["avoided_allergens", '["gluten","milk"]', { maxAgeSeconds: defaultSettings.allergenCookieSeconds }],
    ]);
    expect(it.avoidedAllergens.get()).toEqual(["gluten", "milk"]);
    it.avoidAllergens([]);
    expect([it.avoidedAllergens.get(), cookies.get("avoided_allergens")]).toEqual([[], null]);
  });

  it.each([
    ['["milk"]', ["milk"]],
    ['["kiwi"]', []],
    ['"milk"', []],
    ['["milk', []],
  ])("[ALLERGEN-3] start with the cookie's value: %s", (avoided_allergens, codes) => {
    const shop = createShop({
      capabilities: [catalogue],
      endpoint: "https://shop.test/graphql",
      cookies: memoryCookies({ avoided_allergens }),
    });
    expect(shop.catalogue.avoidedAllergens.get()).toEqual(codes);
  });
});

describe("the sort order", () => {
  const byPrice = { sort: "PRICE", direction: "ASC" } as const;

  it("[COOKIE-1] is stored in its cookie, once for the same value, and deleted with none", () => {
    const { catalogue: it, kept, cookies } = open({});
    expect(it.sortOrder.get()).toBeNull();
    it.chooseSortOrder(byPrice);
    expect(kept).toEqual([
      ["sort_order", JSON.stringify(byPrice), { maxAgeSeconds: defaultSettings.sortCookieSeconds }],
    ]);
    const before = it.sortOrder.get();
    it.chooseSortOrder({ ...byPrice });
    expect(it.sortOrder.get()).toBe(before);
    it.chooseSortOrder({ ...byPrice, direction: "DESC" });
    expect(it.sortOrder.get()?.direction).toBe("DESC");
    it.chooseSortOrder(null);
    expect([it.sortOrder.get(), cookies.get("sort_order")]).toEqual([null, null]);
  });

  it.each([
    [JSON.stringify(byPrice), byPrice],
    ["{", null],
    ['{"sort":"TASTE","direction":"ASC"}', null],
  ])("[COOKIE-1] starts with the cookie's value: %j", (sort_order, order) => {
    const shop = createShop({
      capabilities: [catalogue],
      endpoint: "https://shop.test/graphql",
      cookies: memoryCookies({ sort_order }),
    });
    expect(shop.catalogue.sortOrder.get()).toEqual(order);
  });
});

describe("the earlier searches", () => {
  const on = (storage = memoryStorage(), cookies = memoryCookies()) =>
    createShop({
      capabilities: [catalogue, session],
      endpoint: "https://shop.test/graphql",
      fetch: () => Promise.resolve(Response.json({ data: { logout: null } })),
      cookies,
      storage,
      log: () => {},
    });

  it("[SEARCH-11] stay on the device, and are read there by every tab", () => {
    const storage = memoryStorage();
    const [one, other] = [on(storage), on(storage)];
    one.catalogue.rememberSearch("tej");
    other.catalogue.rememberSearch("vaj");
    one.catalogue.rememberSearch("Tej");
    expect(one.catalogue.searches.get()).toEqual(["Tej", "vaj"]);
    expect(on(storage).catalogue.searches.get()).toEqual(["Tej", "vaj"]);
    one.catalogue.forgetSearch("tej");
    one.catalogue.forgetSearch("vaj");
    expect([one.catalogue.searches.get(), storage.getItem("kamra.searches")]).toEqual([[], null]);
  });

  it("[SEARCH-11] end with the session", async () => {
    const storage = memoryStorage();
    const shop = on(storage, memoryCookies({ token: "abc" }));
    shop.catalogue.rememberSearch("tej");
    await shop.session.logout();
    expect([shop.catalogue.searches.get(), storage.getItem("kamra.searches")]).toEqual([[], null]);
  });

  it.each(["{", '"tej"', "[1]"])("are none when the storage has %j, and a page is rendered without them", (text) => {
    const storage = memoryStorage();
    storage.setItem("kamra.searches", text);
    expect(on(storage).catalogue.searches.get()).toEqual([]);
    storage.setItem("kamra.searches", '["tej"]');
    const { searches } = on(storage).catalogue;
    expect([searches.get(), searches.getServer()]).toEqual([["tej"], []]);
  });
});

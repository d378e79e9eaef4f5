import { expect, expectTypeOf, it } from "vitest";
import {
  type BackendCall,
  cartOf,
  type CartRemote,
  type CatalogueSource,
  createShop,
  type DeliverySource,
  memoryCookies,
  ownCart,
  ownCatalogue,
  ownDelivery,
  productOf,
  productPageOf,
  ServerError,
} from "../index.ts";

// The shop of a team with a backend of its own : begin.
interface Goods {
  readonly sku: string;
  readonly title: string;
  readonly cents: number;
}
interface Basket {
  readonly id: string;
  readonly items: ReadonlyArray<Goods & { readonly kilograms: number; readonly sum: number }>;
  readonly sum: number;
}

const api = "https://rest.example";

async function ask<Answer>({ fetch }: BackendCall, path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(api + path, init);
  if (response.status === 404) throw new ServerError({ code: "INVALID_CART_ID", message: "There is no such basket" });
  return response.json(); // oxlint-disable-line typescript/no-unsafe-return -- it believes its backend
}

const productIn = ({ sku, title, cents }: Goods) =>
  productOf({
    id: sku,
    name: title,
    regularPrice: cents,
    defaultUnit: { name: "kg", minimumQuantity: 0.5, quantityStep: 0.5 },
  });

const cartIn = ({ id, items, sum }: Basket) =>
  cartOf({
    id,
    totalPrice: sum,
    lines: items.map((item) => ({
      product: productIn(item),
      quantity: item.kilograms,
      price: item.cents,
      total: item.sum,
    })),
  });

const goods = async (call: BackendCall, term = "") =>
  (await ask<ReadonlyArray<Goods>>(call, `/goods?q=${encodeURIComponent(term)}`)).map(productIn);

const catalogue: CatalogueSource = {
  products: async (wanted, call) => {
    const all = await goods(call);
    return productPageOf(all, { ...wanted, total: all.length });
  },
  search: async ({ term, ...wanted }, call) => {
    const found = await goods(call, term);
    return productPageOf(found, { ...wanted, total: found.length });
  },
  product: async (urlKey, call) => (await goods(call)).find(({ id }) => id === urlKey) ?? null,
  productsById: async (ids, call) => (await goods(call)).filter(({ id }) => ids.includes(id)),
};

const delivery: DeliverySource = { shippingMethods: async () => [], postcodes: async () => [] };

const cart: CartRemote = {
  create: async (_input, call) => cartIn(await ask(call, "/baskets", { method: "POST" })),
  cart: async (id, call) => cartIn(await ask(call, `/baskets/${id}`)),
  update: async ({ id, lines }, call) => {
    for (const { productId, quantity } of lines)
      await ask(call, `/baskets/${id}/items/${productId}`, { method: "PUT", body: String(quantity) });
    return cartIn(await ask(call, `/baskets/${id}`));
  },
};
// End.

const pear: Goods = { sku: "pear", title: "Körte", cents: 1299 };

/** The backend: its baskets, and the requests that it has answered. */
function restBackend() {
  const baskets = new Map<string, Map<string, number>>();
  const asked: string[] = [];
  const basketOf = (id: string): Basket => {
    const items = [...(baskets.get(id) ?? [])].map(([, kilograms]) => ({
      ...pear,
      kilograms,
      sum: Math.round(pear.cents * kilograms),
    }));
    return { id, items, sum: items.reduce((sum, item) => sum + item.sum, 0) };
  };
  const answer = async (address: string | URL, { method = "GET", body = null }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address);
    asked.push(`${method} ${pathname}`);
    const [, folder, id = "", , sku = ""] = pathname.split("/");
    if (folder === "goods") {
      const isFound = pear.title.toLowerCase().includes((searchParams.get("q") ?? "").toLowerCase());
      return Response.json(isFound ? [pear] : []);
    }
    if (method === "POST") {
      baskets.set("b1", new Map());
      return Response.json(basketOf("b1"), { status: 201 });
    }
    const basket = baskets.get(id);
    if (basket === undefined) return Response.json({}, { status: 404 });
    if (method === "PUT" && Number(body) === 0) basket.delete(sku);
    if (method === "PUT" && Number(body) > 0) basket.set(sku, Number(body));
    return Response.json(basketOf(id));
  };
  return { baskets, asked, answer };
}

type RequiredKeys<Port> = { [Key in keyof Port]-?: undefined extends Port[Key] ? never : Key }[keyof Port];

interface Page {
  readonly fetch: (address: string | URL, init?: RequestInit) => Promise<Response>;
  readonly cookies?: ReturnType<typeof memoryCookies>;
  readonly remote?: CartRemote;
}

const page = ({ fetch, cookies = memoryCookies(), remote = cart }: Page) =>
  createShop({
    capabilities: [ownCatalogue(catalogue), ownDelivery(delivery), ownCart(remote)],
    fetch,
    cookies,
    settings: { attempts: 1 },
    log: () => {},
  });

const budapest = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" } as const;

it("a shop of an own REST backend adds half a kilogram, shows the total, and a reload keeps it", async () => {
  const { answer, asked, baskets } = restBackend();
  const cookies = memoryCookies();
  const shop = page({ fetch: answer, cookies });
  await shop.delivery.select(budapest);
  const { products } = await shop.catalogue.search({ term: "kör" });
  for (const product of products) {
    const result = await shop.cart.setQuantity(product, { quantity: 0.5, quantityType: "default" });
    expect(result.kind).toBe("confirmed");
  }
  expect(shop.cart.state.get()).toMatchObject({ totals: { total: 650 }, disagreements: [] });
  expect(baskets.get("b1")).toEqual(new Map([["pear", 0.5]]));
  shop.dispose();

  const reloaded = page({ fetch: answer, cookies });
  await reloaded.cart.refresh();
  expect(reloaded.cart.state.get().cart?.lines).toMatchObject([{ product: { id: "pear" }, quantity: 0.5, total: 650 }]);
  baskets.get("b1")?.set("pear", 2);
  await reloaded.cart.refresh();
  expect(reloaded.cart.state.get().totals.total).toBe(2598);
  expect(asked).not.toContain("POST /graphql");
  reloaded.dispose();
});

it("[QUICK-4] the terms of a list are searched for one by one, four at once, unless the own backend takes them together", async () => {
  const { answer, asked } = restBackend();
  let atOnce = 0;
  let mostAtOnce = 0;
  const fetch: Page["fetch"] = async (...request) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    return answer(...request);
  };
  const terms = ["kör", "alma", "körte", "tej", "vaj", "só"];
  const found = (term: string) => ({ products: /kör/.test(term) ? [productIn(pear)] : [], correctedTerm: null });
  const shop = page({ fetch });
  expect(await shop.catalogue.searchTerms(terms)).toEqual(terms.map(found));
  expect([asked.length, mostAtOnce]).toEqual([6, 4]);
  expect(await shop.catalogue.searchTerms([])).toEqual([]);
  shop.dispose();

  const together: ReadonlyArray<string>[] = [];
  const source: CatalogueSource = {
    ...catalogue,
    searchTerms: async (wanted) => {
      together.push(wanted);
      return wanted.map(found);
    },
  };
  const other = createShop({ capabilities: [ownCatalogue(source)], fetch, cookies: memoryCookies(), log: () => {} });
  expect(await other.catalogue.searchTerms(terms)).toEqual(terms.map(found));
  expect([together, asked.length]).toEqual([[terms], 6]);
  other.dispose();
});

/** The page with a pear in its cart. */
async function filled(given: Page) {
  const shop = page(given);
  await shop.delivery.select(budapest);
  const { products } = await shop.catalogue.products({});
  const [product = expect.fail("There is no product")] = products;
  return { shop, add: (quantity: number) => shop.cart.setQuantity(product, { quantity, quantityType: "default" }) };
}

it("[CART-3] changes of a basket that the own backend has lost go to a new one", async () => {
  const { answer, asked, baskets } = restBackend();
  const cookies = memoryCookies({ cart_id: "gone" });
  const { shop, add } = await filled({ fetch: answer, cookies });
  expect(await add(1)).toMatchObject({ kind: "confirmed" });
  expect(asked).toContain("POST /baskets");
  expect(cookies.get("cart_id")).toBe("b1");
  expect(baskets.get("b1")).toEqual(new Map([["pear", 1]]));
  shop.dispose();
});

it("[CART-8] a refusal of the own backend takes the change back and reaches the shopper by its code", async () => {
  const { answer } = restBackend();
  const refusal = new ServerError({ code: "FORBIDDEN", message: "Sold out" });
  const { shop, add } = await filled({
    fetch: answer,
    remote: { ...cart, update: () => Promise.reject(refusal) },
  });
  expect(await add(1)).toEqual({ kind: "refused", error: refusal });
  expect(shop.cart.state.get().cart?.lines).toEqual([]);
  expect(shop.notices.get()).toHaveLength(1);
  shop.dispose();
});

it("[NET-7] a change that no answer comes to waits, and is not refused", async () => {
  const { answer } = restBackend();
  let isAway = false;
  const fetch: Page["fetch"] = (...request) =>
    isAway ? Promise.reject(new TypeError("Failed to fetch")) : answer(...request);
  const { shop, add } = await filled({ fetch });
  await add(1);
  isAway = true;
  expect(await add(2)).toEqual({ kind: "waiting" });
  expect(shop.cart.state.get().cart?.lines).toMatchObject([{ quantity: 2 }]);
  shop.dispose();
});

it("[CART-2] a backend that tells whether a cart has changed is not asked for the cart again", async () => {
  const { answer, asked } = restBackend();
  const marked: CartRemote = { ...cart, mark: async () => ({ hash: "", revision: null }) };
  const { shop, add } = await filled({ fetch: answer, remote: marked });
  await add(1);
  const before = asked.length;
  await shop.cart.refresh();
  expect(asked).toHaveLength(before);
  shop.dispose();
});

it.each([
  ["a bug of the adapter", () => Promise.reject(new TypeError("x is undefined")), "UnknownError", "x is undefined"],
  [
    "a field that no product can have",
    async () => productOf({ id: "pear", name: "Körte", regularPrice: 12.5 }),
    "DecodeError",
    /integer[\s\S]*regularPrice/,
  ],
  [
    "a code that the contract does not have",
    () => Promise.reject(Object.assign(new ServerError({ code: "FORBIDDEN", message: "Later" }), { code: "SOLD_OUT" })),
    "UnknownError",
    "Later",
  ],
  ["a failed request", ({ fetch }: BackendCall) => fetch("https://away.example"), "NetworkError", "Network"],
])("[NET-3] %s rejects with a ShopError and its reason", async (_what, failing, tag, message) => {
  const broken = createShop({
    capabilities: [
      ownCatalogue({
        ...catalogue,
        product: async (_urlKey, call) => {
          await failing(call);
          return null;
        },
      }),
    ],
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
    settings: { attempts: 1 },
  });
  const failure: unknown = await broken.catalogue.product("pear").catch((error: unknown) => error);
  expect(failure).toMatchObject({ _tag: tag });
  expect(String(failure)).toMatch(message);
  broken.dispose();
});

it("what a backend does not have of the optional methods is empty in the shop", async () => {
  const shop = page({ fetch: restBackend().answer });
  expect(await shop.catalogue.suggestions("kö")).toEqual({
    products: [],
    categories: [],
    brands: [],
    correctedTerm: null,
  });
  expect(await shop.catalogue.loadCategories()).toEqual([]);
  expect(await shop.catalogue.blogEntries()).toEqual([]);
  expect(await shop.catalogue.footerBlocks()).toEqual([]);
  shop.dispose();
});

it("[SESS-6] a call is given the session's token and a signal that ends with it", async () => {
  const given: BackendCall[] = [];
  const shop = createShop({
    capabilities: [
      ownCatalogue({
        ...catalogue,
        product: (_urlKey, call) => {
          given.push(call);
          return new Promise(() => {});
        },
      }),
    ],
    cookies: memoryCookies({ token: "abc" }),
  });
  const controller = new AbortController();
  const asked = shop.catalogue.product("pear", { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ _tag: "AbortedError" });
  expect(given).toMatchObject([{ token: "abc", signal: { aborted: true } }]);
  shop.dispose();
});

it("a part of a port that is missing is a type error that names it", () => {
  const { update: _update, ...readOnly } = cart;
  // @ts-expect-error -- Property 'update' is missing
  expect(ownCart(readOnly).name).toBe("cart");
  expectTypeOf<RequiredKeys<CartRemote>>().toEqualTypeOf<"create" | "cart" | "update">();
  expectTypeOf<RequiredKeys<CatalogueSource>>().toEqualTypeOf<"products" | "search" | "product" | "productsById">();
  expectTypeOf<RequiredKeys<DeliverySource>>().toEqualTypeOf<"shippingMethods" | "postcodes">();
});

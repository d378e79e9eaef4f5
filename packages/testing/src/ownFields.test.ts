import { type Backend, type BackendExtension, smallSeedIds } from "@kamra/backend";
import { inspect } from "node:util";
import { finite, int, nullable, objectOf, optional, ownFields, text } from "@kamra/core/fields";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShopOptions } from "./backend/index.ts";
import { offline } from "./network/index.ts";
import { browserWith, now, openCheckout, readyCart } from "./checkout/checkout.test.kit.ts";

const extension: BackendExtension = {
  schema: `
    extend type Product { carbon_kg: Float, farm: Farm }
    extend type CartProduct { carbon_kg: Float! }
    extend type Cart { carbon_kg: Float! }
    extend type Order { carbon_kg: Float! }
    extend type OrderProduct { carbon_kg: Float! }
    extend type User { level: Int! }
    type Farm { name: String!, home_village: String }
  `,
  resolvers: {
    Product: { carbon_kg: () => 1.25, farm: () => ({ name: "Kis Tanya", home_village: null }) },
    CartProduct: { carbon_kg: ({ piece }: { readonly piece: number }) => piece * 1.25 },
    Cart: { carbon_kg: () => 7 },
    Order: { carbon_kg: () => 8 },
    OrderProduct: { carbon_kg: () => 9 },
    User: { level: () => 3 },
  },
};

const carbon = { selection: "carbonKg: carbon_kg", fields: { carbonKg: finite } };
const madeByShop = { ...carbon, fields: { carbonKg: optional(finite) } };
const own = ownFields({
  Product: {
    selection: "carbonKg: carbon_kg farm { name village: home_village }",
    fields: { carbonKg: nullable(finite), farm: nullable(objectOf({ name: text, village: nullable(text) })) },
  },
  CartLine: madeByShop,
  Cart: madeByShop,
  Order: carbon,
  OrderLine: carbon,
  User: { fields: { level: int } },
});
const ofProduct = { carbonKg: 1.25, farm: { name: "Kis Tanya", village: null } };

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ extension, clock: () => now, isDevelopment: true });
});
afterAll(() => backend.close());

const open = (options: Partial<TestShopOptions> = {}) =>
  openTestShop({ fetch: backend.fetch, now, ownFields: own, ...options });

it("own fields of products come in lists, in search, on their pages and by their ids", async () => {
  const { shop } = open();
  const { products } = await shop.catalogue.products({});
  expect(products.length).toBeGreaterThan(3);
  for (const product of products) expect(product).toMatchObject(ofProduct);
  const [milk] = (await shop.catalogue.search({ term: "tej" })).products;
  expect(milk).toMatchObject(ofProduct);
  expect(await shop.catalogue.product(milk?.urlKey ?? "")).toMatchObject(ofProduct);
  expect(await shop.catalogue.productsById([milk?.id ?? ""])).toMatchObject([ofProduct]);
});

it("a shop without them neither asks for them nor has them", async () => {
  const { shop } = open({ ownFields: {} });
  const [product] = (await shop.catalogue.products({})).products;
  expect(product).not.toHaveProperty("carbonKg");
});

it("a line that was just added has its product's, and the backend's answer has those of the line and the cart", async () => {
  const { shop, network, settled } = open();
  await settled(shop.delivery.select({ type: "personal" }));
  const [milk] = (await shop.catalogue.search({ term: "tej" })).products;
  if (milk === undefined) throw new Error("The backend has milk");
  network.use(() => offline);
  void shop.cart.setQuantity(milk, { quantity: 2, quantityType: "default" });
  expect(shop.cart.state.get().cart?.lines).toMatchObject([{ product: ofProduct }]);
  expect(shop.cart.state.get().cart?.lines[0]).not.toHaveProperty("carbonKg");
  network.use(() => null);
  await settled(shop.cart.setQuantity(milk, { quantity: 2, quantityType: "default" }));
  expect(shop.cart.state.get().cart).toMatchObject({ carbonKg: 7, lines: [{ carbonKg: 2.5, product: ofProduct }] });
});

it("a pending change keeps its product's over a reload without a network", async () => {
  const [indexedDB, { cookies }] = [new IDBFactory(), browserWith(await readyCart(backend))];
  const first = open({ indexedDB, cookies });
  const [cake] = await first.shop.catalogue.productsById([String(smallSeedIds.cake)]);
  if (cake === undefined) throw new Error("The backend has cake");
  first.network.use(() => offline);
  void first.shop.cart.setQuantity(cake, { quantity: 2, quantityType: "default" });
  await first.rest();
  first.shop.dispose();

  const second = open({ indexedDB, cookies });
  second.network.use(() => offline);
  await second.rest();
  expect(second.shop.cart.state.get().cart?.lines).toMatchObject([{ quantity: 2, product: ofProduct }]);
});

it("a snapshot brings them to the browser's shop", async () => {
  const { cookies } = browserWith(await readyCart(backend));
  const server = open({ cookies });
  await server.settled(server.shop.cart.refresh());
  const browser = open({ cookies, snapshot: server.shop.snapshot() });
  expect(browser.shop.cart.state.get().cart).toMatchObject({ carbonKg: 7, lines: [{ product: ofProduct }] });
  expect(browser.network.calls).toHaveLength(0);
});

it("users, orders and their lines have theirs", async () => {
  const visitor = await openCheckout(browserWith(await readyCart(backend)), {
    fetch: backend.fetch,
    now,
    ownFields: own,
  });
  const placing = await visitor.shop.checkout.place();
  expect(placing).toMatchObject({ order: { carbonKg: 8, lines: [{ carbonKg: 9 }] } });
  const { session } = open().shop;
  await session.register({ email: "anna@pelda.hu", password: "egy hosszú jelszó", name: "Kovács Anna" });
  expect(session.state.get().user).toMatchObject({ level: 3 });
});

it("one that is not what the application reads is refused by its name, and the product is left out of a list", async () => {
  const strict = ownFields({ Product: { selection: "carbonKg: carbon_kg", fields: { carbonKg: int } } });
  const { shop, log } = open({ ownFields: strict });
  expect((await shop.catalogue.products({})).products).toEqual([]);
  expect(inspect(log[0])).toContain('["carbonKg"]');
});

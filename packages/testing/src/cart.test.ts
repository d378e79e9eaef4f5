import type { Backend } from "@kamra/backend";
import { smallSeedIds as ids } from "@kamra/backend";
import { memoryCookies, type ShopError } from "@kamra/core";
import { linePrice } from "@kamra/core/cart";
import type { Product } from "@kamra/core/product";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShop, type TestShopOptions } from "./backend/index.ts";
import { graphqlErrorAnswer, lateAnswer, lateRequest, lostAnswer, offline, statusAnswer } from "./network/index.ts";

const now = new Date("2026-11-21T10:00:00Z");
const updateFailed = "Hiba történt a kosár frissítése közben: ";
const networkText = "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál";

let backend: Backend;
let products: ReturnType<typeof named>;
const named = (all: ReadonlyArray<Product>) => {
  const find = (id: number) => {
    const found = all.find((product) => product.id === String(id));
    if (found === undefined) throw new Error(`The seed has no product ${id}`);
    return found;
  };
  const { milk, beer, apple, cake, ham, pear, anvil, ended } = ids;
  return {
    milk: find(milk),
    beer: find(beer),
    apple: find(apple),
    cake: find(cake),
    ham: find(ham),
    pear: find(pear),
    anvil: find(anvil),
    ended: find(ended),
  };
};
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
  const { shop } = openTestShop({ fetch: backend.fetch, now });
  products = named(await shop.catalogue.productsById(Object.values(ids).map(String)));
});
afterAll(() => backend.close());

/** A shop whose shopper has said where the goods go. */
const open = async (options: Partial<TestShopOptions> = {}): Promise<TestShop> => {
  const opened = openTestShop({ fetch: backend.fetch, now, ...options });
  await opened.shop.delivery.select({ type: "personal" });
  return opened;
};

const one = { quantity: 1, quantityType: "default" } as const;
const two = { quantity: 2, quantityType: "default" } as const;
const three = { quantity: 3, quantityType: "default" } as const;

const quantities = ({ shop }: Pick<TestShop, "shop">) =>
  Object.fromEntries((shop.cart.state.get().cart?.lines ?? []).map((line) => [line.product.name, line.quantity]));
const texts = ({ shop }: Pick<TestShop, "shop">) => shop.notices.get().map(({ text }) => text);
const updates = ({ network }: Pick<TestShop, "network">) => network.calls.filter(({ operationName }) => operationName === "updateCart");
const operations = ({ network }: Pick<TestShop, "network">) => network.calls.map(({ operationName }) => operationName);

/** The cart as another shop finds it on the server. */
const onServer = async ({ cookies }: Pick<TestShop, "cookies">) => {
  const fresh = openTestShop({ fetch: backend.fetch, now, cookies });
  await fresh.shop.cart.refresh();
  return fresh.shop.cart.state.get().cart;
};
const rejection = (promise: Promise<unknown>): Promise<ShopError | null> => promise.then(() => null, (error: ShopError) => error);

describe("a cart of one's own", () => {
  it("[CART-1] is made at the first change, not before, and its id is kept in a cookie", async () => {
    const opened = await open();
    await opened.shop.cart.refresh();
    expect(opened.cookies.get("cart_id")).toBeNull();
    expect(opened.shop.cart.state.get()).toMatchObject({ cart: null, isKnown: true, itemCount: 0 });
    await opened.shop.cart.setQuantity(products.milk, two);
    expect(opened.cookies.get("cart_id")).toBe(opened.shop.cart.state.get().cart?.id);
    expect(operations(opened).filter((name) => name === "createCart")).toHaveLength(1);
  });

  it("[CART-1] is found again by the next page", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    const { shop } = openTestShop({ fetch: backend.fetch, now, cookies: opened.cookies });
    expect(shop.cart.state.get()).toMatchObject({ cart: null, isKnown: false });
    await shop.cart.refresh();
    expect(shop.cart.state.get().cart).toEqual(opened.shop.cart.state.get().cart);
    expect(shop.cart.state.get().isKnown).toBe(true);
  });

  it("[CART-1] is one for two tabs that both make it at the same time", async () => {
    const first = await open();
    const second = await open({ cookies: first.cookies });
    const held = Promise.withResolvers<void>();
    second.network.use(({ operationName }) => (operationName === "createCart" ? lateAnswer(held.promise) : null));
    const later = second.shop.cart.setQuantity(products.beer, one);
    await first.shop.cart.setQuantity(products.milk, one);
    held.resolve();
    await later;
    expect((await onServer(first))?.lines).toHaveLength(2);
  });

  it("is not shared by two shops in one process", async () => {
    const [first, second] = [await open(), await open()];
    await first.shop.cart.setQuantity(products.milk, one);
    expect(second.shop.cart.state.get().cart).toBeNull();
    first.shop.dispose();
    await second.shop.cart.setQuantity(products.milk, one);
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 1 });
  });
});

describe("refresh", () => {
  it("[CART-2] asks for no more than the hash while the cart is the same, and changes nothing", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    const before = opened.shop.cart.state.get();
    const asked = opened.network.calls.length;
    await opened.shop.cart.refresh();
    expect(operations(opened).slice(asked)).toEqual(["cartHash"]);
    expect(opened.shop.cart.state.get().cart).toBe(before.cart);
  });

  it("[CART-2] fetches a cart that another tab has changed, and its shipping methods", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    const other = await open({ cookies: opened.cookies });
    await other.shop.cart.setQuantity(products.beer, one);
    const asked = opened.network.calls.length;
    await opened.shop.cart.refresh();
    expect(operations(opened).slice(asked)).toEqual(["cartHash", "cart", "shippingMethods"]);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
  });

  it("[CART-2] loads the shipping methods when there are none, though the cart is the same", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    opened.network.use(({ operationName }) => (operationName === "shippingMethods" ? statusAnswer(500) : null));
    await opened.shop.delivery.refreshMethods();
    expect(opened.shop.delivery.methods.get()).toBeNull();
    opened.network.use(() => null);
    await opened.shop.cart.refresh();
    expect(opened.shop.delivery.methods.get()).not.toBeNull();
  });

  it("[CART-2] joins one that is under way", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    const asked = opened.network.calls.length;
    await Promise.all([opened.shop.cart.refresh(), opened.shop.cart.refresh(), opened.shop.cart.refresh()]);
    expect(operations(opened).slice(asked)).toEqual(["cartHash"]);
  });

  it("[CART-3] makes a new cart for an id that the server refuses, with a warning in the log", async () => {
    const opened = await open({ cookies: memoryCookies({ cart_id: "nonsense" }) });
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get().cart?.lines).toEqual([]);
    expect(opened.cookies.get("cart_id")).not.toBe("nonsense");
    expect(opened.log.map(({ level }) => level)).toEqual(["warning"]);
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-3] makes a new cart when there is none by the id, and logs that as critical", async () => {
    const opened = await open({ cookies: memoryCookies({ cart_id: "gone" }) });
    opened.network.use(({ operationName }) => (operationName === "cart" ? () => Promise.resolve(Response.json({ data: { cart: null } })) : null));
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get().cart?.lines).toEqual([]);
    expect(opened.log.map(({ level }) => level)).toEqual(["critical"]);
  });

  it.each([
    ["CartGetError", "Could not get cart", "cart"],
    ["CartCreateError", "Could not create cart", "createCart"],
  ])("[CART-3] is fatal as %s, '%s', until it is tried again", async (tag, message, failing) => {
    const opened = await open({ cookies: memoryCookies({ cart_id: "nonsense" }) });
    opened.network.use(({ operationName }) => (operationName === failing ? statusAnswer(500) : null));
    expect(await rejection(opened.shop.cart.refresh())).toMatchObject({ _tag: tag, message });
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: { _tag: tag }, isFetching: false });
    expect(texts(opened)).toEqual(["Hiba történt a kosár szinkronizálása közben!"]);
    opened.network.use(() => null);
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: null, isKnown: true, itemCount: 0 });
  });

  it("[NET-7] is not fatal when the network is away: it rejects, and the network's return refreshes the cart", async () => {
    const first = await open();
    await first.shop.cart.setQuantity(products.milk, two);
    const opened = await open({ cookies: first.cookies });
    opened.network.use(() => offline);
    expect(await rejection(opened.settled(opened.shop.cart.refresh()))).toMatchObject({ _tag: "NetworkError" });
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: null, cart: null, isKnown: false });
    expect(texts(opened)).toContain(networkText);
    opened.network.use(() => null);
    opened.reconnect();
    await opened.rest();
    expect(opened.shop.cart.state.get().isKnown).toBe(true);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
  });
});

describe("a change", () => {
  it("[CART-4] adds, replaces and removes", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    await opened.shop.cart.setQuantity(products.beer, one);
    await opened.shop.cart.setQuantity(products.milk, three);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3, "Őszi sör 0,5 l": 1 });
    await opened.shop.cart.setQuantity(products.milk, { quantity: 0, quantityType: "default" });
    await opened.shop.cart.remove(products.beer.id);
    expect(quantities(opened)).toEqual({});
    expect((await onServer(opened))?.lines).toEqual([]);
  });

  it("[CART-4] [QTY-4] is at least the least that can be ordered, in the unit that was chosen", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.apple, { quantity: 0.01, quantityType: "default" });
    expect(opened.shop.cart.state.get().cart?.lines[0]).toMatchObject({ quantity: 0.5, alternativeQuantity: null });
    await opened.shop.cart.setQuantity(products.apple, { quantity: 2.2, quantityType: "alternative" });
    expect(opened.shop.cart.state.get().cart?.lines[0]).toMatchObject({ quantity: 0.36, alternativeQuantity: 2, quantityType: "alternative" });
    expect(updates(opened).at(-1)?.variables).toMatchObject({ input: { products: [{ piece: 2, quantity_type: "alternative" }] } });
  });

  it("[CART-14] [CART-16] shows at once, as an estimate, before anything has been sent", async () => {
    const opened = await open();
    const { state } = opened.shop.cart;
    const asked = opened.network.calls.length;
    const added = opened.shop.cart.setQuantity(products.beer, three);
    expect(opened.network.calls).toHaveLength(asked);
    expect(state.get()).toMatchObject({
      itemCount: 1,
      isFetching: true,
      isEstimate: true,
      pending: { [products.beer.id]: true },
      totals: { goods: 1200, deposit: 150, total: 1350 },
    });
    expect(state.get().cart?.lines[0]?.total).toBe(linePrice(products.beer, { quantity: 3, now }));
    await added;
    expect(state.get()).toMatchObject({ isFetching: false, isEstimate: false, pending: {}, totals: { goods: 1200, deposit: 150, total: 1350 } });
  });

  it("[CART-14] is two changes of the state: shown, and confirmed; a line that it does not touch stays the same object", async () => {
    const opened = await open();
    const { state } = opened.shop.cart;
    await opened.shop.cart.setQuantity(products.milk, one);
    await opened.shop.cart.setQuantity(products.beer, one);
    const [milk, beer] = state.get().cart?.lines ?? [];
    let changes = 0;
    state.subscribe(() => {
      changes += 1;
    });
    await opened.shop.cart.setQuantity(products.beer, two);
    expect(changes).toBe(2);
    expect(state.get().cart?.lines[0]).toBe(milk);
    expect(state.get().cart?.lines[1]).not.toBe(beer);
    expect(state.get().cart?.lines[1]?.product).toBe(beer?.product);
  });

  it("[CART-5] replaces the cart by the server's, and refreshes the shipping methods for it", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.anvil, two);
    expect(operations(opened).at(-1)).toBe("shippingMethods");
    expect(opened.network.calls.at(-1)?.variables["cartId"]).toBe(opened.cookies.get("cart_id"));
    const courier = opened.shop.delivery.methods.get()?.find(({ kind }) => kind === "courier");
    expect(courier?.problems.map(({ kind }) => kind)).toEqual(["weight"]);
  });

  it("[CART-5] that is refused disappears alone, with its own error and notice; the cart shown is the server's", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, one);
    opened.network.use(({ variables }) => (JSON.stringify(variables).includes(`"product_id":"${ids.beer}"`) ? statusAnswer(500) : null));
    const [milk, beer] = [opened.shop.cart.setQuantity(products.milk, three), opened.shop.cart.setQuantity(products.beer, one)];
    expect(await rejection(beer)).toMatchObject({ _tag: "HttpStatusError", status: 500 });
    await milk;
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(opened.shop.cart.state.get().lineErrors).toMatchObject({ [products.beer.id]: { _tag: "HttpStatusError" } });
    expect(opened.shop.notices.get()).toMatchObject([{ kind: "error", durationMs: 10_000 }]);
    expect(texts(opened)[0]).toContain(updateFailed);
    expect(await onServer(opened)).toEqual(opened.shop.cart.state.get().cart);
    opened.network.use(() => null);
    await opened.shop.cart.setQuantity(products.beer, one);
    expect(opened.shop.cart.state.get().lineErrors).toEqual({});
  });

  it("[CART-5] that the server made, but could not say so, is in the cart that is shown", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, one);
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? async (send) => (await send(), new Response("Oops", { status: 500 })) : null));
    expect(await rejection(opened.shop.cart.setQuantity(products.milk, three))).toMatchObject({ _tag: "HttpStatusError" });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
  });

  it("[CART-8] is only logged when the product that is added does not exist any more", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, one);
    await opened.shop.cart.setQuantity(products.ended, one);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 1 });
    expect(texts(opened)).toEqual([]);
    expect(opened.log.map(({ level }) => level)).toEqual(["warning"]);
    expect(opened.shop.cart.state.get().lineErrors).toEqual({});
  });

  it("[QTY-7] is cut to what one shopper may have of the product", async () => {
    const opened = await open({ settings: { purchaseLimits: { [products.milk.id]: 2 } } });
    await opened.shop.cart.setQuantity(products.milk, three);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(texts(opened)).toEqual(["Ebből a termékből elérted a maximálisan vásárolható mennyiséget!"]);
  });

  it("waits on the server for a cart that has been lost, and goes into a new one", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, one);
    let isLost = false;
    opened.network.use(({ operationName }) => {
      if (operationName !== "updateCart" || isLost) return null;
      isLost = true;
      return graphqlErrorAnswer("INVALID_CART_ID");
    });
    const before = opened.cookies.get("cart_id");
    await opened.shop.cart.setQuantity(products.beer, one);
    expect(opened.cookies.get("cart_id")).not.toBe(before);
    expect(quantities(opened)).toEqual({ "Őszi sör 0,5 l": 1 });
  });
});

describe("quick changes", () => {
  it("[CART-16] of one product become one request with the last quantity, and all are settled by it", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, one);
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? lateRequest(held.promise) : null));
    const first = opened.shop.cart.setQuantity(products.milk, two);
    await opened.rest();
    const asked = opened.network.calls.length;
    const others = [4, 5, 6, 7].map((quantity) => opened.shop.cart.setQuantity(products.milk, { quantity, quantityType: "default" }));
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 7 });
    held.resolve();
    await Promise.all([first, ...others]);
    expect(operations(opened).slice(asked)).toEqual(["updateCart", "shippingMethods"]);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 7 });
  });

  it("[CART-16] of many products go together, in requests that a server takes", async () => {
    const opened = await open();
    const many = [products.milk, products.beer, products.cake, products.ham, products.pear];
    await Promise.all(many.map((product) => opened.shop.cart.setQuantity(product, two)));
    expect(updates(opened)).toHaveLength(1);
    expect(Object.keys(quantities(opened))).toHaveLength(5);
  });

  it("[CART-16] keep their order around an emptying", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, one);
    await Promise.all([
      opened.shop.cart.setQuantity(products.milk, three),
      opened.shop.cart.empty(),
      opened.shop.cart.setQuantity(products.beer, two),
    ]);
    expect(quantities(opened)).toEqual({ "Őszi sör 0,5 l": 2 });
    expect(await onServer(opened)).toEqual(opened.shop.cart.state.get().cart);
  });
});

describe("without a network", () => {
  it("[NET-7] a change stays pending, neither refused nor lost, and the shopper is told once", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, one);
    opened.network.use(() => offline);
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    const change = opened.shop.cart.setQuantity(products.milk, three);
    change.then(settle, settle);
    const waitLong = async () => {
      for (let round = 0; round < 20; round += 1) {
        await opened.rest();
        opened.clock.advance(5_000);
      }
      await opened.rest();
    };
    await waitLong();
    expect(texts(opened)).toEqual([networkText]);
    for (const { id } of opened.shop.notices.get()) opened.shop.dismissNotice(id);
    await waitLong();
    expect(texts(opened)).toEqual([]);
    expect(isSettled).toBe(false);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(opened.shop.cart.state.get()).toMatchObject({ isEstimate: true, failure: null, lineErrors: {} });
    opened.network.use(() => null);
    await opened.settled(change);
    expect(await onServer(opened)).toEqual(opened.shop.cart.state.get().cart);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
  });

  it.each([
    ["when the browser says that it is back", (opened: TestShop) => opened.reconnect()],
    ["with the next change", (opened: TestShop) => void opened.shop.cart.setQuantity(products.beer, one)],
    ["after a while", (opened: TestShop) => opened.clock.advance(15_000)],
  ])("[NET-7] what is pending is sent again %s", async (_when, happens) => {
    const opened = await open();
    opened.network.use(() => offline);
    const change = opened.shop.cart.setQuantity(products.milk, three);
    // Four attempts, and then the pause begins.
    for (let round = 0; round < 4; round += 1) {
      await opened.rest();
      opened.clock.advance(5_000);
    }
    await opened.rest();
    opened.network.use(() => null);
    const asked = opened.network.calls.length;
    await opened.rest();
    expect(opened.network.calls).toHaveLength(asked);
    happens(opened);
    await change;
    expect(quantities(opened)["Tej 2,8% 1 l"]).toBe(3);
  });

  it("[NET-2] [NET-7] a change whose answer was lost is sent again, and counts once", async () => {
    const opened = await open();
    let lost = 0;
    opened.network.use(({ operationName }) => (operationName === "updateCart" && (lost += 1) <= 2 ? lostAnswer : null));
    await opened.settled(opened.shop.cart.setQuantity(products.milk, three));
    expect(updates(opened)).toHaveLength(3);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(texts(opened)).toEqual([]);
  });
});

describe("the first product", () => {
  const undecided = () => openTestShop({ fetch: backend.fetch, now });

  it("[CART-9] waits until the shopper has said where it goes", async () => {
    const opened = undecided();
    const added = opened.shop.cart.setQuantity(products.milk, two);
    expect(opened.shop.delivery.request.get()).toEqual({ open: true, forAdd: true });
    expect(opened.shop.cart.state.get().cart).toBeNull();
    await opened.shop.delivery.select({ type: "personal" });
    await added;
    expect(opened.shop.delivery.request.get()).toEqual({ open: false, forAdd: false });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
  });

  it("[CART-9] does not go into the cart when they do not say", async () => {
    const opened = undecided();
    const added = opened.shop.cart.setQuantity(products.milk, two);
    opened.shop.delivery.cancelPicker();
    await added;
    expect(opened.shop.cart.state.get().cart).toBeNull();
    expect(opened.network.calls).toHaveLength(0);
  });

  it("[CART-9] and others that wait with it go in together", async () => {
    const opened = undecided();
    const added = [opened.shop.cart.setQuantity(products.milk, two), opened.shop.cart.setQuantity(products.beer, one)];
    await opened.shop.delivery.select({ type: "personal" });
    await Promise.all(added);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
  });

  it("[CART-9] is not asked about when what is in the cart changes", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    await opened.shop.delivery.clear();
    await opened.shop.cart.setQuantity(products.milk, three);
    expect(opened.shop.delivery.request.get().open).toBe(false);
  });
});

describe("the whole cart", () => {
  it("[CART-10] is emptied by an update without products, and refreshed after it", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    const asked = opened.network.calls.length;
    await opened.shop.cart.empty();
    expect(operations(opened).slice(asked)).toEqual(["updateCart", "cartHash", "shippingMethods"]);
    expect(updates(opened).at(-1)?.variables).toMatchObject({ input: { products: [] } });
    expect(quantities(opened)).toEqual({});
  });

  it("[CART-10] stays as it is when it cannot be emptied", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? graphqlErrorAnswer("INTERNAL_SERVER_ERROR") : null));
    const emptied = opened.shop.cart.empty();
    expect(quantities(opened)).toEqual({});
    expect(await rejection(emptied)).toMatchObject({ _tag: "ServerError" });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(texts(opened)).toEqual(["Hiba a kosár kiürítése közben"]);
  });

  const withWarning = async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    await opened.shop.cart.setQuantity(products.cake, one);
    const setStatus = (status: "OUT_OF_STOCK" | "AVAILABLE") =>
      backend.database.db.updateTable("products").set({ status }).where("id", "=", ids.cake).execute();
    await setStatus("OUT_OF_STOCK");
    await opened.shop.cart.refresh();
    await setStatus("AVAILABLE");
    return opened;
  };

  it("[CART-11] loses what cannot be ordered, when the shopper agrees", async () => {
    const opened = await withWarning();
    expect(opened.shop.cart.state.get().cart?.warnings.map(({ productId }) => productId)).toEqual([products.cake.id]);
    await opened.shop.cart.removeUnavailable();
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(opened.shop.notices.get()).toMatchObject([{ kind: "success", text: "A nem rendelhető termékeket sikeresen eltávolítottuk!" }]);
  });

  it("[CART-11] keeps it when the server refuses", async () => {
    const opened = await withWarning();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? statusAnswer(500) : null));
    expect(await rejection(opened.shop.cart.removeUnavailable())).toMatchObject({ _tag: "HttpStatusError" });
    expect(Object.keys(quantities(opened))).toHaveLength(2);
    expect(texts(opened)).toEqual(["Hiba történt a termékek eltávolítása közben!"]);
  });

  it("[MODAL-2] loses a shipping address when the shopper says that the goods go elsewhere", async () => {
    const opened = await open();
    await opened.shop.cart.setQuantity(products.milk, two);
    await backend.database.db
      .insertInto("cart_shipping_addresses")
      .values({ cart_id: opened.cookies.get("cart_id") ?? "", name: "Kis Éva", postcode: 1186, city: "Budapest", street: null, house_number: null, note: null, telephone: null })
      .execute();
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get().cart?.shippingAddress?.name).toBe("Kis Éva");
    await opened.shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" });
    await opened.settled(Promise.resolve());
    expect(opened.shop.cart.state.get().cart?.shippingAddress).toBeNull();
    expect((await onServer(opened))?.shippingAddress).toBeNull();
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
  });
});

describe("a snapshot", () => {
  it("is JSON, and a shop that starts from it shows the same without asking anybody", async () => {
    const opened = await open();
    await opened.shop.catalogue.loadCategories();
    await opened.shop.cart.setQuantity(products.beer, two);
    const snapshot = opened.shop.snapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    const { shop, network } = openTestShop({ fetch: backend.fetch, now, cookies: opened.cookies, snapshot });
    expect(shop.cart.state.get()).toEqual(opened.shop.cart.state.get());
    expect(shop.delivery.methods.get()).toEqual(opened.shop.delivery.methods.get());
    expect(await shop.catalogue.loadCategories()).toEqual(opened.shop.catalogue.categories.get());
    expect(network.calls).toHaveLength(0);
    await shop.cart.setQuantity(products.beer, three);
    expect(quantities({ shop })).toEqual({ "Őszi sör 0,5 l": 3 });
  });
});

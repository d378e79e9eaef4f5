import { refusal } from "../backend/refusal.test.kit.ts";
import { memoryCookies, memoryStorage } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop } from "../backend/index.ts";
import { type Fault, lateResponse, offline, statusResponse } from "../network/index.ts";
import { type CartKit, now, one, operations, quantities, startCartKit, texts, three, two } from "./cart.test.kit.ts";

const networkText = "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

describe("the shopper's cart", () => {
  it("[CART-1] is created by the first change, and its id is stored in a cookie", async () => {
    const opened = await kit.open();
    await opened.shop.cart.refresh();
    expect(opened.cookies.get("cart_id")).toBeNull();
    expect(opened.shop.cart.state.get()).toMatchObject({ cart: null, isKnown: true, itemCount: 0 });
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    expect(opened.cookies.get("cart_id")).toBe(opened.shop.cart.state.get().cart?.id);
    expect(operations(opened).filter((name) => name === "createCart")).toHaveLength(1);
  });

  it("[SEAM-2] is read anew by a page that was rendered before the last change was confirmed", async () => {
    const storage = memoryStorage();
    const leaving = await kit.open({ storage });
    await leaving.shop.cart.setQuantity(kit.products.milk, one);
    const rendered = leaving.shop.snapshot();
    await leaving.shop.cart.setQuantity(kit.products.cake, one);

    const { cookies } = leaving;
    const next = openTestShop({ fetch: kit.backend.fetch, now, cookies, storage, snapshot: rendered });
    await next.rest();
    expect(quantities(next)).toEqual({ "Tej 2,8% 1 l": 1, [kit.products.cake.name]: 1 });
    expect(operations(next)).toContain("cart");
  });

  it("[SEAM-2] is not read again by a page that is as new as the last", async () => {
    const storage = memoryStorage();
    const leaving = await kit.open({ storage });
    await leaving.shop.cart.setQuantity(kit.products.milk, one);
    const { cookies } = leaving;
    const next = openTestShop({ fetch: kit.backend.fetch, now, cookies, storage, snapshot: leaving.shop.snapshot() });
    await next.rest();
    expect(operations(next)).not.toContain("cart");
  });

  it("[CART-1] is found again by the next page", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    const { shop } = openTestShop({ fetch: kit.backend.fetch, now, cookies: opened.cookies });
    expect(shop.cart.state.get()).toMatchObject({ cart: null, isKnown: false });
    await shop.cart.refresh();
    expect(shop.cart.state.get().cart).toEqual(opened.shop.cart.state.get().cart);
    expect(shop.cart.state.get().isKnown).toBe(true);
  });

  it("[CART-1] is the same for two tabs that create it at the same time", async () => {
    const first = await kit.open();
    const second = await kit.open({ cookies: first.cookies });
    const held = Promise.withResolvers<void>();
    second.network.use(({ operationName }) => (operationName === "createCart" ? lateResponse(held.promise) : null));
    const later = second.shop.cart.setQuantity(kit.products.beer, one);
    await first.shop.cart.setQuantity(kit.products.milk, one);
    held.resolve();
    await later;
    expect((await kit.onServer(first))?.lines).toHaveLength(2);
  });

  it("is not shared by two shops in one process", async () => {
    const [first, second] = [await kit.open(), await kit.open()];
    await first.shop.cart.setQuantity(kit.products.milk, one);
    expect(second.shop.cart.state.get().cart).toBeNull();
    first.shop.dispose();
    await second.shop.cart.setQuantity(kit.products.milk, one);
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 1 });
  });
});

describe("refresh", () => {
  it("[CART-2] requests only the hash while the cart is the same, and changes nothing", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    const before = opened.shop.cart.state.get();
    const asked = opened.network.calls.length;
    await opened.shop.cart.refresh();
    expect(operations(opened).slice(asked)).toEqual(["cartHash"]);
    expect(opened.shop.cart.state.get().cart).toBe(before.cart);
  });

  it("[CART-2] fetches a cart that another tab has changed, and its shipping methods", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    const other = await kit.open({ cookies: opened.cookies });
    await other.shop.cart.setQuantity(kit.products.beer, one);
    const asked = opened.network.calls.length;
    await opened.shop.cart.refresh();
    expect(operations(opened).slice(asked)).toEqual(["cartHash", "cart", "shippingMethods"]);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
  });

  it("[CART-2] loads the shipping methods when none are loaded, even for the same cart", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    opened.network.use(({ operationName }) => (operationName === "shippingMethods" ? statusResponse(500) : null));
    await opened.shop.delivery.refreshMethods();
    expect(opened.shop.delivery.methods.get()).toBeNull();
    opened.network.use(() => null);
    await opened.shop.cart.refresh();
    expect(opened.shop.delivery.methods.get()).not.toBeNull();
  });

  it("[CART-2] joins a running refresh", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    const asked = opened.network.calls.length;
    await Promise.all([opened.shop.cart.refresh(), opened.shop.cart.refresh(), opened.shop.cart.refresh()]);
    expect(operations(opened).slice(asked)).toEqual(["cartHash"]);
  });

  it("[CART-3] creates a new cart for an id that the server refuses, with a warning in the log", async () => {
    const opened = await kit.open({ cookies: memoryCookies({ cart_id: "nonsense" }) });
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get().cart?.lines).toEqual([]);
    expect(opened.cookies.get("cart_id")).not.toBe("nonsense");
    expect(opened.log.map(({ level }) => level)).toEqual(["warning"]);
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-3] creates a new cart when the id is unknown, and logs that as critical", async () => {
    const opened = await kit.open({ cookies: memoryCookies({ cart_id: "gone" }) });
    opened.network.use(({ operationName }) =>
      operationName === "cart" ? () => Promise.resolve(Response.json({ data: { cart: null } })) : null,
    );
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get().cart?.lines).toEqual([]);
    expect(opened.log).toMatchObject([
      { level: "critical", message: "The server has no cart with the id in the cookie", details: ["gone"] },
    ]);
  });

  it.each([
    ["CartGetError", "Could not get cart", "cart"],
    ["CartCreateError", "Could not create cart", "createCart"],
  ])("[CART-3] fails fatally after %s, '%s', until it is tried again", async (tag, message, failing) => {
    const opened = await kit.open({ cookies: memoryCookies({ cart_id: "nonsense" }) });
    opened.network.use(({ operationName }) => (operationName === failing ? statusResponse(500) : null));
    expect(await refusal(opened.shop.cart.refresh())).toMatchObject({ _tag: tag, message });
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: { _tag: tag }, isFetching: false });
    expect(texts(opened)).toEqual(["Hiba történt a kosár szinkronizálása közben!"]);
    opened.network.use(() => null);
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: null, isKnown: true, itemCount: 0 });
  });

  it("[NET-7] rejects without a fatal error while the network is away, and runs again when it is back", async () => {
    const first = await kit.open();
    await first.shop.cart.setQuantity(kit.products.milk, two);
    const opened = await kit.open({ cookies: first.cookies });
    opened.network.use(() => offline);
    expect(await refusal(opened.settled(opened.shop.cart.refresh()))).toMatchObject({ _tag: "NetworkError" });
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: null, cart: null, isKnown: false });
    expect(texts(opened)).toContain(networkText);
    opened.network.use(() => null);
    opened.reconnect();
    await opened.rest();
    expect(opened.shop.cart.state.get().isKnown).toBe(true);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
  });
});

describe("a cart of unknown state after a refused change", () => {
  const refused = async (others: Fault) => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? statusResponse(500) : others));
    expect(await refusal(opened.shop.cart.setQuantity(kit.products.milk, three))).toMatchObject({
      _tag: "HttpStatusError",
    });
    await opened.rest();
    return opened;
  };

  it("[CART-16] [NET-7] shows its last state, and is requested again when the network is back", async () => {
    const opened = await refused(offline);
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: null, isFetching: false });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    opened.network.use(() => null);
    const asked = opened.network.calls.length;
    opened.reconnect();
    await opened.rest();
    expect(operations(opened).slice(asked)).toEqual(["cartHash"]);
    opened.reconnect();
    await opened.rest();
    expect(opened.network.calls).toHaveLength(asked + 1);
  });

  it("[CART-3] [CART-16] fails fatally when the server cannot return it, and is not requested again automatically", async () => {
    const opened = await refused(statusResponse(500));
    expect(opened.shop.cart.state.get().failure).toMatchObject({ _tag: "CartGetError" });
    const asked = opened.network.calls.length;
    opened.network.use(() => null);
    opened.reconnect();
    await opened.rest();
    expect(opened.network.calls).toHaveLength(asked);
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get().failure).toBeNull();
  });
});

describe("a snapshot", () => {
  it("is JSON, and a shop that starts from it shows the same without a request", async () => {
    const opened = await kit.open();
    await opened.shop.catalogue.loadCategories();
    await opened.shop.cart.setQuantity(kit.products.beer, two);
    const snapshot = opened.shop.snapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    const { shop, network } = openTestShop({ fetch: kit.backend.fetch, now, cookies: opened.cookies, snapshot });
    expect(shop.cart.state.get()).toEqual(opened.shop.cart.state.get());
    expect(shop.delivery.methods.get()).toEqual(opened.shop.delivery.methods.get());
    expect(await shop.catalogue.loadCategories()).toEqual(opened.shop.catalogue.categories.get());
    expect(network.calls).toHaveLength(0);
    await shop.cart.setQuantity(kit.products.beer, three);
    expect(quantities({ shop })).toEqual({ "Őszi sör 0,5 l": 3 });
  });
});

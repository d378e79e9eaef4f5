import { refusal } from "../backend/refusal.test.kit.ts";
import { smallSeedIds as ids } from "@kamra/backend";
import type { AnalyticsEvent } from "@kamra/core/analytics";
import { linePrice } from "@kamra/core/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlErrorResponse, lateRequest, offline, statusResponse } from "../network/index.ts";
import {
  answeringInstead,
  type CartKit,
  now,
  one,
  operations,
  quantities,
  startCartKit,
  texts,
  three,
  two,
  updates,
} from "./cart.test.kit.ts";

const updateFailed = "Hiba történt a kosár frissítése közben: ";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

describe("a change", () => {
  it("[CART-4] adds, replaces and removes a line", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    await opened.shop.cart.setQuantity(kit.products.beer, one);
    await opened.shop.cart.setQuantity(kit.products.milk, three);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3, "Őszi sör 0,5 l": 1 });
    await opened.shop.cart.setQuantity(kit.products.milk, { quantity: 0, quantityType: "default" });
    await opened.shop.cart.remove(kit.products.beer.id);
    expect(quantities(opened)).toEqual({});
    expect((await kit.onServer(opened))?.lines).toEqual([]);
  });

  it("[CART-4] [QTY-4] rounds up to the minimum quantity of the chosen unit", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.apple, { quantity: 0.01, quantityType: "default" });
    expect(opened.shop.cart.state.get().cart?.lines[0]).toMatchObject({ quantity: 0.5, alternativeQuantity: null });
    await opened.shop.cart.setQuantity(kit.products.apple, { quantity: 2.2, quantityType: "alternative" });
    expect(opened.shop.cart.state.get().cart?.lines[0]).toMatchObject({
      quantity: 0.36,
      alternativeQuantity: 2,
      quantityType: "alternative",
    });
    expect(updates(opened).at(-1)?.variables).toMatchObject({
      input: { products: [{ piece: 2, quantity_type: "alternative" }] },
    });
  });

  it("[CART-14] [CART-16] shows immediately as an estimate, before the request", async () => {
    const opened = await kit.open();
    const { state } = opened.shop.cart;
    const asked = opened.network.calls.length;
    const added = opened.shop.cart.setQuantity(kit.products.beer, three);
    expect(opened.network.calls).toHaveLength(asked);
    expect(state.get()).toMatchObject({
      itemCount: 1,
      isFetching: true,
      isEstimate: true,
      pending: { [kit.products.beer.id]: true },
      totals: { goods: 1200, deposit: 150, total: 1350 },
    });
    expect(state.get().cart?.lines[0]?.total).toBe(linePrice(kit.products.beer, { quantity: 3, now }));
    await added;
    expect(state.get()).toMatchObject({
      isFetching: false,
      isEstimate: false,
      pending: {},
      totals: { goods: 1200, deposit: 150, total: 1350 },
    });
  });

  it("[CART-14] notifies twice, when shown and when confirmed; an unchanged line stays the same object", async () => {
    const opened = await kit.open();
    const { state } = opened.shop.cart;
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    await opened.shop.cart.setQuantity(kit.products.beer, one);
    const [milk, beer] = state.get().cart?.lines ?? [];
    let changes = 0;
    state.subscribe(() => {
      changes += 1;
    });
    await opened.shop.cart.setQuantity(kit.products.beer, two);
    expect(changes).toBe(2);
    expect(state.get().cart?.lines[0]).toBe(milk);
    expect(state.get().cart?.lines[1]).not.toBe(beer);
    expect(state.get().cart?.lines[1]?.product).toBe(beer?.product);
  });

  it("[CART-5] shows the server's cart, and reloads the shipping methods for it", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.anvil, two);
    expect(operations(opened).at(-1)).toBe("shippingMethods");
    expect(opened.network.calls.at(-1)?.variables["cartId"]).toBe(opened.cookies.get("cart_id"));
    const courier = opened.shop.delivery.methods.get()?.find(({ kind }) => kind === "courier");
    expect(courier?.problems.map(({ kind }) => kind)).toEqual(["weight", "products"]);
  });

  it("[CART-5] that is refused disappears alone, with its own error and notice, and the server's cart shows", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    opened.network.use(({ variables }) =>
      JSON.stringify(variables).includes(`"product_id":"${ids.beer}"`) ? statusResponse(500) : null,
    );
    const [milk, beer] = [
      opened.shop.cart.setQuantity(kit.products.milk, three),
      opened.shop.cart.setQuantity(kit.products.beer, one),
    ];
    expect(await refusal(beer)).toMatchObject({ _tag: "HttpStatusError", status: 500 });
    await milk;
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(opened.shop.cart.state.get().lineErrors).toMatchObject({
      [kit.products.beer.id]: { _tag: "HttpStatusError" },
    });
    expect(opened.shop.notices.get()).toMatchObject([{ kind: "error", durationMs: 10_000 }]);
    expect(texts(opened)[0]).toContain(updateFailed);
    expect(await kit.onServer(opened)).toEqual(opened.shop.cart.state.get().cart);
    opened.network.use(() => null);
    await opened.shop.cart.setQuantity(kit.products.beer, one);
    expect(opened.shop.cart.state.get().lineErrors).toEqual({});
  });

  it("[CART-5] shows although the server's answer was lost", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" ? async (send) => (await send(), new Response("Oops", { status: 500 })) : null,
    );
    expect(await refusal(opened.shop.cart.setQuantity(kit.products.milk, three))).toMatchObject({
      _tag: "HttpStatusError",
    });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
  });

  it("[CART-8] shows an error on its card and gives no notice when the added product no longer exists", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    await opened.shop.cart.setQuantity(kit.products.ended, one);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 1 });
    expect(texts(opened)).toEqual([]);
    expect(opened.log.map(({ level }) => level)).toEqual(["warning"]);
    expect(opened.shop.cart.line(kit.products.ended.id).get()).toMatchObject({
      line: null,
      error: { code: "PRODUCT_NOT_FOUND" },
    });
  });

  it("[QTY-7] is reduced to the product's purchase limit", async () => {
    const opened = await kit.open({ settings: { purchaseLimits: { [kit.products.milk.id]: 2 } } });
    await opened.shop.cart.setQuantity(kit.products.milk, three);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(texts(opened)).toEqual(["Ebből a termékből elérted a maximálisan vásárolható mennyiséget!"]);
  });

  it("goes into a new cart when the server has lost the previous one", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    let isLost = false;
    opened.network.use(({ operationName }) => {
      if (operationName !== "updateCart" || isLost) return null;
      isLost = true;
      return graphqlErrorResponse("INVALID_CART_ID");
    });
    const before = opened.cookies.get("cart_id");
    await opened.shop.cart.setQuantity(kit.products.beer, one);
    expect(opened.cookies.get("cart_id")).not.toBe(before);
    expect(quantities(opened)).toEqual({ "Őszi sör 0,5 l": 1 });
  });
});

describe("quick changes", () => {
  it("[CART-16] of one product become one request with the last quantity, and all settle with it", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? lateRequest(held.promise) : null));
    const first = opened.shop.cart.setQuantity(kit.products.milk, two);
    await opened.rest();
    const asked = opened.network.calls.length;
    const others = [4, 5, 6, 7].map((quantity) =>
      opened.shop.cart.setQuantity(kit.products.milk, { quantity, quantityType: "default" }),
    );
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 7 });
    held.resolve();
    await Promise.all([first, ...others]);
    expect(operations(opened).slice(asked)).toEqual(["updateCart", "shippingMethods"]);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 7 });
  });

  it("[CART-16] of many products share requests of the size that a server accepts", async () => {
    const opened = await kit.open();
    const many = [kit.products.milk, kit.products.beer, kit.products.cake, kit.products.ham, kit.products.pear];
    await Promise.all(many.map((product) => opened.shop.cart.setQuantity(product, two)));
    expect(updates(opened)).toHaveLength(1);
    expect(Object.keys(quantities(opened))).toHaveLength(5);
  });

  it("[CART-16] keep their order around emptying the cart", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    await Promise.all([
      opened.shop.cart.setQuantity(kit.products.milk, three),
      opened.shop.cart.empty(),
      opened.shop.cart.setQuantity(kit.products.beer, two),
    ]);
    expect(quantities(opened)).toEqual({ "Őszi sör 0,5 l": 2 });
    expect(await kit.onServer(opened)).toEqual(opened.shop.cart.state.get().cart);
  });
});

describe("analytics", () => {
  it("[CART-6] receive confirmed changes as added and removed quantities", async () => {
    const heard: Array<AnalyticsEvent> = [];
    const opened = await kit.open({ analytics: [{ track: (event) => void heard.push(event) }] });
    opened.shop.analytics.decide("given");
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" ? () => Promise.resolve(new Response("Oops", { status: 500 })) : null,
    );
    await refusal(opened.shop.cart.setQuantity(kit.products.milk, two));
    await opened.rest();
    expect(heard).toMatchObject([
      { kind: "addedToCart", item: { name: "Tej 2,8% 1 l", quantity: 2, price: 399 } },
      { kind: "removedFromCart", item: { name: "Tej 2,8% 1 l", quantity: 1 } },
    ]);
  });
});

describe("the rules on both sides", () => {
  it("[CART-18] report nothing while they agree", async () => {
    const opened = await kit.open();
    const all = Object.values(kit.products).filter(({ id }) => id !== kit.products.ended.id);
    await Promise.all(all.map((product) => opened.shop.cart.setQuantity(product, two)));
    expect(opened.shop.cart.state.get().disagreements).toEqual([]);
    expect(opened.log).toEqual([]);
  });

  it("[CART-18] report a disagreement in the state and in the log", async () => {
    const opened = await kit.open();
    opened.network.use(answeringInstead(/"total_price":798\b/g, '"total_price":799'));
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    const disagreements = [{ productId: kit.products.milk.id, part: "total", estimate: 798, answer: 799 }];
    expect(opened.shop.cart.state.get().disagreements).toEqual(disagreements);
    expect(opened.log).toMatchObject([
      {
        level: "error",
        message: "The server's answer differs from the local rules",
        details: [expect.any(String), disagreements],
      },
    ]);
    opened.network.use(() => null);
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(opened.shop.cart.state.get().disagreements).toEqual([]);
  });
});

describe("a new cart", () => {
  it("[NET-2] is created once, even if the answer was lost and it is requested again much later", async () => {
    const opened = await kit.open();
    const made = () => kit.backend.database.db.selectFrom("carts").select("id").execute();
    const before = (await made()).length;
    let lost = 0;
    opened.network.use(({ operationName }) =>
      operationName === "createCart" && (lost += 1) <= 6 ? async (send) => (await send(), offline(send)) : null,
    );
    await opened.settled(opened.shop.cart.setQuantity(kit.products.milk, one));
    expect(lost).toBeGreaterThan(6);
    expect(await made()).toHaveLength(before + 1);
  });
});

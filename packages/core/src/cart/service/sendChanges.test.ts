import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { answering, broken, cartServer, filled, offline, only, open, refusing } from "./cart.test.support.ts";

const updates = ({ server }: ReturnType<typeof open>) =>
  server.calls.filter(({ operation }) => operation === "updateCart");

describe("confirmed changes", () => {
  it("[CART-5] [CART-16] show the server's cart, then fetch the shipping methods once", async () => {
    const page = open();
    const changes = [page.set("a", 2), page.set("b", 1)];
    expect(page.state()).toMatchObject({
      isFetching: true,
      isEstimate: true,
      pending: { a: true, b: true },
      totals: { goods: 300 },
    });
    await Promise.all(changes);
    expect(page.operations()).toEqual(["createCart", "updateCart", "shippingMethods"]);
    expect(page.state()).toMatchObject({
      isFetching: false,
      isEstimate: false,
      isWaiting: false,
      pending: {},
      cart: { id: "c1", revision: 2 },
    });
    expect(page.server.quantities("c1")).toEqual({ a: 2, b: 1 });
    expect(page.logged).toEqual([]);
  });

  it("[CART-16] send changes that came during the request before fetching the methods", async () => {
    const page = await filled({ a: 1 });
    const held = Promise.withResolvers<void>();
    page.server.rule = only("updateCart", (call) => held.promise.then(() => page.server.answer(call)));
    const changes = [page.set("a", 2)];
    await page.rest();
    changes.push(page.set("b", 1), page.set("b", 3));
    expect(page.quantities()).toEqual({ a: 2, b: 3 });
    held.resolve();
    await Promise.all(changes);
    expect(page.operations()).toEqual(["updateCart", "updateCart", "shippingMethods"]);
    expect(page.server.quantities("c1")).toEqual({ a: 2, b: 3 });
  });

  it.each(["before the removal is sent", "while the removal is under way"])(
    "[CART-16] keep a product that is added again %s",
    async (when) => {
      const page = await filled({ a: 3 });
      const held = Promise.withResolvers<void>();
      page.server.rule = only("updateCart", (call) => held.promise.then(() => page.server.answer(call)));
      const changes = when.startsWith("before") ? [page.set("b", 1)] : [];
      if (changes.length > 0) await page.rest();
      changes.push(page.remove("a"));
      await page.rest();
      expect(updates(page)).toHaveLength(1);
      expect(page.state().pending).toHaveProperty("a", true);
      changes.push(page.set("a", 2));
      expect(page.quantities()).toMatchObject({ a: 2 });
      held.resolve();
      await Promise.all(changes);
      expect(updates(page)).toHaveLength(2);
      expect(page.server.quantities("c1")).toMatchObject({ a: 2 });
      expect(page.state()).toMatchObject({ pending: {}, lineErrors: {}, disagreements: [] });
    },
  );

  it("[CART-6] are tracked in analytics as added and removed quantities; refused changes are not", async () => {
    const page = open();
    await page.set("a", 2);
    await page.set("a", 1);
    page.server.rule = only("updateCart", () => refusing("VALIDATION_FAILED"));
    await refusal(page.set("a", 3));
    expect(page.tracked).toMatchObject([
      { kind: "addedToCart", item: { id: "a", quantity: 2 } },
      { kind: "removedFromCart", item: { quantity: 1 } },
    ]);
  });

  it("[CART-16] show the server's cart after emptying, or an empty cart if it cannot be fetched", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = only("updateCart", async (call) => {
      const answer = await page.server.answer(call);
      page.server.change({ id: "c1", products: [{ product_id: "b", piece: 2 }] });
      return answer;
    });
    await page.shop.cart.empty();
    expect(page.operations()).toEqual(["updateCart", "cartHash", "cart", "shippingMethods"]);
    expect(page.quantities()).toEqual({ b: 2 });
    page.server.rule = only("cartHash", broken);
    await page.shop.cart.empty();
    expect(page.quantities()).toEqual({});
    expect(page.state()).toMatchObject({ failure: null, isEstimate: false });
    expect(page.logged).toEqual([]);
  });

  it("[CART-10] fetch the cart afterwards only if it was emptied", async () => {
    const page = await filled({ a: 1, b: 1 });
    await page.remove("a");
    expect(page.operations()).toEqual(["updateCart", "shippingMethods"]);
  });
});

describe("estimates and the server's answers", () => {
  it("[CART-18] that disagree are reported", async () => {
    const server = Object.assign(cartServer(), { surcharge: 1 });
    const page = open({ server });
    await page.set("a", 2);
    const { disagreements } = page.state();
    expect(disagreements).toMatchObject([{ productId: "a", part: "total", estimate: 200, answer: 201 }]);
    expect(page.logged).toEqual([
      {
        level: "error",
        message: "The server's answer differs from the local rules",
        details: ["c1", disagreements],
      },
    ]);
    server.surcharge = 0;
    await page.set("a", 1);
    expect(page.state().disagreements).toEqual([]);
    expect(page.logged).toHaveLength(1);
  });

  it("[CART-18] are not compared when another device changed the cart in between", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = only("updateCart", async (call) => {
      await page.server.answer(call);
      return answering({
        updateCart: page.server.wire(page.server.change({ id: "c1", products: [{ product_id: "b", piece: 2 }] })),
      });
    });
    await page.set("a", 2);
    expect(page.quantities()).toEqual({ a: 2, b: 2 });
    expect(page.state().disagreements).toEqual([]);
    expect(page.logged).toEqual([]);
  });
});

describe("unanswered changes", () => {
  it("[NET-7] wait with one notice, and are sent again together with later changes", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = offline;
    const changes = [page.set("a", 2)];
    await page.rest();
    expect(page.state()).toMatchObject({
      isWaiting: true,
      isFetching: true,
      isEstimate: true,
      lineErrors: {},
      pending: { a: true },
    });
    expect(page.texts()).toHaveLength(1);
    expect(updates(page)).toHaveLength(1);
    page.reconnect();
    await page.rest();
    expect(updates(page)).toHaveLength(2);
    page.server.rule = () => null;
    changes.push(page.set("b", 1));
    await Promise.all(changes);
    expect(updates(page)).toHaveLength(3);
    expect(page.state()).toMatchObject({ isWaiting: false, isFetching: false });
    expect(page.server.quantities("c1")).toEqual({ a: 2, b: 1 });
    const next = page.set("a", 3);
    expect(page.state()).toMatchObject({ isWaiting: false, isFetching: true });
    await next;
  });

  it("[NET-2] [CART-16] are retried with their key and without later changes, where storage is durable", async () => {
    const durable = new Map<string, unknown>();
    const page = await filled({ a: 1 }, { durable });
    page.server.rule = only("updateCart", async (call) => {
      await page.server.answer(call);
      return offline();
    });
    const changes = [page.set("a", 2), page.set("b", 1)];
    await page.rest();
    page.server.change({ id: "c1", products: [{ product_id: "a", piece: 5 }] });
    page.server.rule = () => null;
    changes.push(page.set("c", 1));
    await Promise.all(changes);
    const [lost, again, next] = updates(page);
    expect([again?.key, again?.input?.products]).toEqual([lost?.key, lost?.input?.products]);
    expect(next?.key).not.toBe(lost?.key);
    expect(next?.input?.products).toEqual([{ product_id: "c", piece: 1 }]);
    expect(page.quantities()).toEqual({ a: 5, b: 1, c: 1 });
    expect(page.state().disagreements).toEqual([]);
  });

  it("[NET-2] [CART-16] get new keys, and are all applied, once one of a batch has changed again", async () => {
    const page = await filled({ a: 1 }, { durable: new Map() });
    page.server.rule = only("updateCart", offline);
    const changes = [page.set("a", 2), page.set("b", 1), page.set("c", 1)];
    await page.rest();
    page.server.rule = () => null;
    changes.push(page.set("b", 3));
    await Promise.all(changes);
    expect(page.server.quantities("c1")).toEqual({ a: 2, b: 3, c: 1 });
    expect(page.quantities()).toEqual({ a: 2, b: 3, c: 1 });
  });

  it("[NET-2] have no key without durable storage", async () => {
    const page = await filled({ a: 1 });
    await page.set("a", 2);
    expect(updates(page).map(({ key }) => key)).toEqual([null]);
  });
});

describe("changes refused as a batch", () => {
  it("[CART-5] [CART-16] are retried one by one without the refused key, so that only the faulty one fails", async () => {
    const page = await filled({ a: 1 }, { durable: new Map() });
    page.server.rule = ({ input }) =>
      input?.products?.some(({ product_id }) => product_id === "b") ? refusing("VALIDATION_FAILED") : null;
    const [a, b, c] = [page.set("a", 2), refusal(page.set("b", 1)), page.set("c", 1)];
    expect(await b).toMatchObject({ code: "VALIDATION_FAILED" });
    await Promise.all([a, c]);
    expect(updates(page).map(({ input }) => input?.products?.map(({ product_id }) => product_id))).toEqual([
      ["a", "b", "c"],
      ["a"],
      ["b"],
      ["c"],
    ]);
    expect(new Set(updates(page).map(({ key }) => key)).size).toBe(4);
    expect(page.server.quantities("c1")).toEqual({ a: 2, c: 1 });
    expect(Object.keys(page.state().lineErrors)).toEqual(["b"]);
  });

  it("[CART-3] are all refused together after a fatal error", async () => {
    const page = open();
    page.server.rule = only("createCart", broken);
    for (const error of await Promise.all([refusal(page.set("a", 1)), refusal(page.set("b", 1))]))
      expect(error).toMatchObject({ _tag: "CartCreateError" });
    expect(page.operations()).toEqual(["createCart"]);
    expect(page.state()).toMatchObject({ failure: { _tag: "CartCreateError" }, isFetching: false, pending: {} });
  });
});

import { describe, expect, it } from "vitest";
import {
  answering,
  broken,
  cartServer,
  filled,
  offline,
  only,
  open,
  refusing,
  rejection,
} from "./cart.test.support.ts";

const updates = ({ server }: ReturnType<typeof open>) =>
  server.calls.filter(({ operation }) => operation === "updateCart");

describe("changes that are confirmed", () => {
  it("[CART-5] [CART-16] replace the cart by the server's, after which the shipping methods are asked for once", async () => {
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

  it("[CART-16] go on with what has come meanwhile, and ask for the methods only then", async () => {
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

  it("[CART-6] are what analytics hear of: of the first of a product, of more and of less of it, and not of what is refused", async () => {
    const page = open();
    await page.set("a", 2);
    await page.set("a", 1);
    page.server.rule = only("updateCart", () => refusing("VALIDATION_FAILED"));
    await rejection(page.set("a", 3));
    expect(page.heard).toMatchObject([
      { kind: "addedToCart", item: { id: "a", quantity: 2 } },
      { kind: "removedFromCart", item: { quantity: 1 } },
    ]);
  });

  it("[CART-16] are shown in an emptied cart as the server has it by then, and as empty where it cannot tell", async () => {
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

  it("[CART-10] are asked about afterwards only where the cart was emptied", async () => {
    const page = await filled({ a: 1, b: 1 });
    await page.remove("a");
    expect(page.operations()).toEqual(["updateCart", "shippingMethods"]);
  });
});

describe("the rules at both ends", () => {
  it.each([true, false])(
    "[CART-18] do not agree, which is reported (the server counts revisions: %s)",
    async (counts) => {
      const server = Object.assign(cartServer(), { counts, surcharge: 1 });
      const page = open({ server });
      await page.set("a", 2);
      const { disagreements } = page.state();
      expect(disagreements).toMatchObject([{ productId: "a", part: "total", estimate: 200, answer: 201 }]);
      expect(page.logged).toEqual([
        {
          level: "error",
          message: "The server has answered otherwise than the rules here",
          details: ["c1", disagreements],
        },
      ]);
      server.surcharge = 0;
      await page.set("a", 1);
      expect(page.state().disagreements).toEqual([]);
      expect(page.logged).toHaveLength(1);
    },
  );

  it("[CART-18] are not held against each other where somebody else has changed the cart between", async () => {
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

describe("changes that nobody answers", () => {
  it("[NET-7] wait, which the shopper is told once, and go again with what comes after them", async () => {
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

  it("[NET-2] [CART-16] go again by the key that they went by, without what comes after them, where that outlasts the page", async () => {
    const kept = new Map<string, unknown>();
    const page = await filled({ a: 1 }, { kept });
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

  it("[NET-2] [CART-16] go by other keys, and are all done, once one of those that went by one has been changed again", async () => {
    const page = await filled({ a: 1 }, { kept: new Map() });
    page.server.rule = only("updateCart", offline);
    const changes = [page.set("a", 2), page.set("b", 1), page.set("c", 1)];
    await page.rest();
    page.server.rule = () => null;
    changes.push(page.set("b", 3));
    await Promise.all(changes);
    expect(page.server.quantities("c1")).toEqual({ a: 2, b: 3, c: 1 });
    expect(page.quantities()).toEqual({ a: 2, b: 3, c: 1 });
  });

  it("[NET-2] have no key where nothing outlasts the page", async () => {
    const page = await filled({ a: 1 });
    await page.set("a", 2);
    expect(updates(page).map(({ key }) => key)).toEqual([null]);
  });
});

describe("changes that are refused together", () => {
  it("[CART-5] [CART-16] go again one by one, without the key of the refused request, and who is to blame goes alone", async () => {
    const page = await filled({ a: 1 }, { kept: new Map() });
    page.server.rule = ({ input }) =>
      input?.products?.some(({ product_id }) => product_id === "b") ? refusing("VALIDATION_FAILED") : null;
    const [a, b, c] = [page.set("a", 2), rejection(page.set("b", 1)), page.set("c", 1)];
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

  it("[CART-3] are all refused at once where there is no cart to be had for them", async () => {
    const page = open();
    page.server.rule = only("createCart", broken);
    for (const error of await Promise.all([rejection(page.set("a", 1)), rejection(page.set("b", 1))]))
      expect(error).toMatchObject({ _tag: "CartCreateError" });
    expect(page.operations()).toEqual(["createCart"]);
    expect(page.state()).toMatchObject({ failure: { _tag: "CartCreateError" }, isFetching: false, pending: {} });
  });
});

import { describe, expect, expectTypeOf, it } from "vitest";
import { lineOf } from "./cart/queue/changes.test.arbitrary.ts";
import {
  analytics,
  cart,
  catalogue,
  checkout,
  createShop,
  delivery,
  lists,
  orderedProducts,
  session,
  type ShopCart,
  type ShopCatalogue,
  type ShopDelivery,
} from "./index.ts";

const silent = () => new Promise<Response>(() => {});

describe("createShop", () => {
  it("has only the passed capabilities", () => {
    const small = createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch: silent });
    expectTypeOf(small.catalogue).toEqualTypeOf<ShopCatalogue>();
    expectTypeOf(small).not.toHaveProperty("cart");
    expect(Object.keys(small)).not.toContain("cart");
    expect(Object.keys(small)).not.toContain("delivery");

    const whole = createShop({ capabilities: [cart, delivery, catalogue], endpoint: "/graphql", fetch: silent });
    expectTypeOf(whole.cart).toEqualTypeOf<ShopCart>();
    expectTypeOf(whole.delivery).toEqualTypeOf<ShopDelivery>();
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(["cart", "delivery", "catalogue"]));
  });

  it("shares one delivery service with the cart, in any order of capabilities", async () => {
    for (const capabilities of [
      [cart, delivery],
      [delivery, cart],
    ] as const) {
      const shop = createShop({ capabilities, endpoint: "/graphql", fetch: silent });
      const added = shop.cart.setQuantity(lineOf("a", 1).product, { quantity: 1, quantityType: "default" });
      expect(shop.delivery.request.get()).toEqual({ open: true, forAdd: true });
      shop.delivery.cancelPicker();
      await added;
    }
  });

  it("sends no request before the first call", () => {
    let asked = 0;
    const fetch = () => {
      asked += 1;
      return silent();
    };
    const shop = createShop({ capabilities: [catalogue, delivery, cart], endpoint: "/graphql", fetch });
    shop.snapshot();
    expect(asked).toBe(0);
    void shop.catalogue.blogEntries().catch(() => null);
    expect(asked).toBe(1);
    shop.dispose();
  });

  it("stops its running work on dispose, without affecting other shops", async () => {
    const [one, other] = [0, 1].map(() =>
      createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch: silent }),
    );
    const asked = one?.catalogue.footerBlocks();
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    other?.catalogue.footerBlocks().then(settle, settle);
    one?.dispose();
    await expect(asked).rejects.toMatchObject({ _tag: "AbortedError" });
    expect(isSettled).toBe(false);
    other?.dispose();
  });

  it("sends no request after dispose", async () => {
    let asked = 0;
    const fetch = () => {
      asked += 1;
      return silent();
    };
    const shop = createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch });
    shop.dispose();
    await expect(shop.catalogue.footerBlocks()).rejects.toMatchObject({ _tag: "AbortedError" });
    expect(asked).toBe(0);
  });

  it("starts from the snapshot of a server shop with fewer capabilities", () => {
    const capabilities = [analytics, cart, catalogue, checkout, delivery, lists, orderedProducts, session] as const;
    const shop = createShop({
      capabilities,
      endpoint: "/graphql",
      fetch: silent,
      snapshot: { now: "2026-11-21T10:00:00Z" },
    });
    const { now: _now, ...parts } = shop.snapshot();
    const { now: _then, ...unshipped } = createShop({ capabilities, endpoint: "/graphql", fetch: silent }).snapshot();
    expect(parts).toEqual(unshipped);
    shop.dispose();
  });

  it("has a JSON snapshot with the time of its clock", () => {
    const clock = () => new Date("2026-11-21T10:00:00Z");
    const shop = createShop({ capabilities: [catalogue, delivery], endpoint: "/graphql", fetch: silent, clock });
    expect(shop.snapshot()).toEqual({
      now: "2026-11-21T10:00:00.000Z",
      catalogue: { categories: null },
      delivery: { selection: null, methods: null },
    });
    expect(shop.now()).toEqual(clock());
  });
});

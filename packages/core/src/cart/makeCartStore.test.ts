import { describe, expect, it } from "vitest";
import { cartOf, lineOf } from "./changes.test.arbitrary.ts";
import { makeCartStore } from "./makeCartStore.ts";

const cart = cartOf([lineOf("a", 1)]);
const open = (shipped?: Parameters<typeof makeCartStore>[0]) =>
  makeCartStore(shipped, () => ({ cartId: "cart", methods: null, selection: null }));

describe("the store of a cart", () => {
  it("[CART-14] shows at most one change, however much is new, and none when nothing looks otherwise", () => {
    const store = open();
    let changes = 0;
    store.state.subscribe(() => {
      changes += 1;
    });
    store.change({ server: cart, isRefreshing: true });
    expect(changes).toBe(1);
    store.change({ isStale: true });
    store.recompute();
    expect(changes).toBe(1);
    expect(store.facts()).toMatchObject({ server: cart, isRefreshing: true, isStale: true });
  });

  it("tells all who follow of every change of the facts, in their order, whether it shows or not", () => {
    const store = open();
    const told: string[] = [];
    store.follow(() => told.push("first"));
    store.follow(() => told.push("second"));
    store.change({ isStale: true });
    expect(told).toEqual(["first", "second"]);
    store.recompute();
    expect(told).toHaveLength(2);
  });

  it("sees what is around it when it is told that this has changed", () => {
    let cartId: string | null = "cart";
    const store = makeCartStore(undefined, () => ({ cartId, methods: null, selection: null }));
    expect(store.state.get().isKnown).toBe(false);
    cartId = null;
    store.recompute();
    expect(store.state.get().isKnown).toBe(true);
  });

  it("shows a server's page the cart alone: as it was shipped, else as it is, and nothing that is under way", () => {
    const shipped = open({ cart });
    expect(shipped.state.get()).toMatchObject({ cart, isKnown: true });
    const before = shipped.state.getServer();
    shipped.change({ isRefreshing: true, server: cartOf([]) });
    expect(shipped.state.getServer()).toBe(before);
    expect(before.cart).toEqual(cart);
    const own = open();
    own.change({ server: cart, isRefreshing: true });
    expect(own.state.get().isFetching).toBe(true);
    expect(own.state.getServer()).toMatchObject({ cart, isFetching: false });
    expect(own.state.getServer()).toBe(own.state.getServer());
  });
});

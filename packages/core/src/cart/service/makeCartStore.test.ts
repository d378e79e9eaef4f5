import { describe, expect, it } from "vitest";
import { cartOf, lineOf } from "../queue/changes.test.arbitrary.ts";
import { makeCartStore } from "./makeCartStore.ts";

const cart = cartOf([lineOf("a", 1)]);
const open = (shipped?: Parameters<typeof makeCartStore>[0]) =>
  makeCartStore(shipped, () => ({ cartId: "cart", methods: null, selection: null }));

describe("the store of a cart", () => {
  it("[CART-14] notifies once for several changed facts, and not at all when the state stays equal", () => {
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

  it("calls every follower for each change of the facts, in order, even if the state stays equal", () => {
    const store = open();
    const called: string[] = [];
    store.follow(() => called.push("first"));
    store.follow(() => called.push("second"));
    store.change({ isStale: true });
    expect(called).toEqual(["first", "second"]);
    store.recompute();
    expect(called).toHaveLength(2);
  });

  it("reads its surroundings again on recompute", () => {
    let cartId: string | null = "cart";
    const store = makeCartStore(undefined, () => ({ cartId, methods: null, selection: null }));
    expect(store.state.get().isKnown).toBe(false);
    cartId = null;
    store.recompute();
    expect(store.state.get().isKnown).toBe(true);
  });

  it("gives server HTML only the cart, shipped or current, and no running requests", () => {
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

  it("gives server HTML no cart when the page was rendered without one, even if the browser has got a cart since", () => {
    const store = open({ cart: null });
    expect(store.state.getServer()).toMatchObject({ cart: null, isKnown: true });
    expect(store.state.get()).toMatchObject({ cart: null, isKnown: false });
  });

  it("computes what server HTML shows once for all who ask, until the cart or its surroundings change", () => {
    let computed = 0;
    const store = makeCartStore(undefined, () => {
      computed += 1;
      return { cartId: "cart", methods: null, selection: null };
    });
    const computedBy = (act: () => void) => {
      const before = computed;
      act();
      return computed - before;
    };
    const ask = () => Array.from({ length: 48 }, () => store.state.getServer());
    store.change({ server: cart });
    expect(computedBy(ask)).toBe(1);
    expect(computedBy(ask)).toBe(0);
    store.recompute();
    expect(computedBy(ask)).toBe(1);
  });

  it("gives server HTML the place and the methods that the page was rendered with", () => {
    const reads: string[] = [];
    const store = makeCartStore({ cart }, (read) => {
      reads.push(read);
      return { cartId: "cart", methods: null, selection: null };
    });
    expect(reads).toEqual(["getServer", "get"]);
    expect(store.state.getServer()).toBe(store.state.get());
  });
});

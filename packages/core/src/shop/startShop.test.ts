import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { lineOf } from "../cart/queue/changes.test.arbitrary.ts";
import {
  analytics,
  analyticsStart,
  cart,
  cartStart,
  createShop,
  delivery,
  deliveryStart,
  lists,
  navigation,
  navigationStart,
  session,
  sessionStart,
  type ShopCart,
  type ShopLists,
  startShop,
} from "../index.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";
import { AbortedError } from "../kernel/TransportError.ts";

const starts = [deliveryStart, cartStart, navigationStart, sessionStart, analyticsStart] as const;
const missingText = "Nem jött meg.";
const snapshot = { now: "2026-11-21T10:00:00Z", delivery: { selection: { type: "personal" }, methods: null } } as const;

/** A started shop, and what its services did; they come with `answer`. */
function started({ attempts = 1 }: { readonly attempts?: number } = {}) {
  const loads = Array.from({ length: attempts }, () => Promise.withResolvers<undefined>());
  const did: Array<unknown> = [];
  const load = vi.fn(async () => {
    await loads[load.mock.calls.length - 1]?.promise;
    return () =>
      createShop({
        capabilities: [delivery, cart, navigation, session, analytics],
        endpoint: "/graphql",
        fetch: () => new Promise<Response>(() => {}),
        snapshot,
        navigate: (where) => did.push(where),
        analytics: [{ track: (event) => void did.push(event.kind) }],
      });
  });
  const shop = startShop({ starts, snapshot, load, missingText });
  return { shop, load, loads, did };
}

describe("a started shop", () => {
  it("has the same members as a whole one, and asks for no services", () => {
    const { shop, load } = started();
    const whole = createShop({
      capabilities: [delivery, cart, navigation, session, analytics],
      endpoint: "http://a.hu",
    });
    for (const name of ["delivery", "cart", "navigation", "session", "analytics"] as const)
      for (const [member, value] of Object.entries(whole[name]))
        expect([name, member, typeof Reflect.get(shop[name], member)]).toEqual([name, member, typeof value]);
    expect(Object.keys(shop).toSorted()).toEqual(Object.keys(whole).toSorted());
    expectTypeOf(shop.cart).toEqualTypeOf<ShopCart>();
    expect(shop.delivery.selection.get()).toEqual({ type: "personal" });
    expect(shop.snapshot()).toBe(snapshot);
    expect(load).not.toHaveBeenCalled();
    whole.dispose();
  });

  it("has capabilities that are no promises and have no JSON of their own, and methods that stay the same", async () => {
    const { shop, load } = started();
    expect(Reflect.get(shop.cart, "then")).toBeUndefined();
    expect(await Promise.resolve(shop.cart)).toBe(shop.cart);
    expect(JSON.stringify(shop.session)).toContain('"state"');
    expect(Reflect.get(shop.cart, Symbol.toStringTag)).toBeUndefined();
    expect(shop.cart.refresh).toBe(shop.cart.refresh);
    expect(load).not.toHaveBeenCalled();
  });

  it("keeps calls until its services are there, and does them in their order", async () => {
    const { shop, load, loads, did } = started();
    const end = shop.navigation.hold();
    shop.navigation.push("/first");
    shop.navigation.push("/second");
    expect(load).toHaveBeenCalledOnce();
    const selected = shop.delivery.select({
      type: "delivery",
      deliveryType: "postcode",
      zip: "1186",
      city: "Budapest",
    });
    loads[0]?.resolve(undefined);
    await shop.ready();
    expect(shop.delivery.selection.get()).toMatchObject({ zip: "1186" });
    expect(did).toEqual([]);
    end();
    expect(did).toEqual([
      { kind: "push", to: "/first" },
      { kind: "push", to: "/second" },
    ]);
    shop.dispose();
    expect(await selected).toMatchObject({ kind: "refused", error: { _tag: "AbortedError" } });
  });

  it("ends a hold that was given back before the services came", async () => {
    const { shop, loads, did } = started();
    shop.navigation.hold()();
    shop.navigation.push("/there");
    loads[0]?.resolve(undefined);
    await shop.ready();
    expect(did).toEqual([{ kind: "push", to: "/there" }]);
    shop.dispose();
  });

  it("does not load for an event, which waits", async () => {
    const { shop, load, loads, did } = started();
    shop.analytics.track({ kind: "cartViewed", items: [], total: 0 });
    expect(load).not.toHaveBeenCalled();
    shop.analytics.decide("given");
    loads[0]?.resolve(undefined);
    await shop.ready();
    await expect.poll(() => shop.analytics.consent.get()).toBe("given");
    expect(did).toEqual([]);
    shop.dispose();
  });

  it("keeps the objects of its stores, and their values while these are equal", async () => {
    const { shop, loads } = started();
    const { state } = shop.cart;
    const [before, line] = [state.get(), shop.cart.line(lineOf("a", 1).product.id)];
    const listener = vi.fn();
    state.subscribe(listener);
    loads[0]?.resolve(undefined);
    await shop.ready();
    expect(shop.cart.state).toBe(state);
    expect(state.get()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    expect(shop.cart.line(lineOf("a", 1).product.id)).toBe(line);
    void shop.cart.setQuantity(lineOf("a", 1).product, { quantity: 2, quantityType: "default" });
    expect(line.get().line?.quantity).toBe(2);
    expect(listener).toHaveBeenCalled();
    shop.dispose();
  });

  it("tells of an error in its own words until the services bring the texts", () => {
    expect(started().shop.errorText(new AbortedError())).toBe("Request aborted");
  });

  it("says what cannot wait", async () => {
    const { shop, loads } = started();
    expect(() => shop.session.takeReturnPath()).toThrow("session.takeReturnPath has no answer before `shop.ready()`");
    loads[0]?.resolve(undefined);
    await shop.ready();
    expect(shop.session.takeReturnPath()).toBe("/");
    shop.dispose();
  });

  it("load for the application's own notice, and show it with theirs until it is dismissed", async () => {
    const { shop, loads } = started();
    shop.addNotice({ kind: "info", text: "Szia!", durationMs: null });
    expect(shop.notices.get()).toEqual([]);
    loads[0]?.resolve(undefined);
    await shop.ready();
    expect(shop.notices.get()).toMatchObject([{ kind: "info", text: "Szia!", durationMs: null }]);
    for (const { id } of shop.notices.get()) shop.dismissNotice(id);
    expect(shop.notices.get()).toEqual([]);
    shop.dispose();
  });

  it("opens capabilities later, as its own members", async () => {
    const { shop, loads } = started();
    loads[0]?.resolve(undefined);
    const withLists = await shop.open(lists);
    expect(withLists).toBe(shop);
    expectTypeOf(withLists.lists).toEqualTypeOf<ShopLists>();
    expect(withLists.lists.state.get().lists).toBeNull();
    expect(await shop.open(lists)).toBe(shop);
    shop.dispose();
  });
});

describe("services that do not load", () => {
  const failed = new Error("Failed to fetch");

  it("end the waiting calls with one notice, and load again with the next call", async () => {
    const { shop, load, loads, did } = started({ attempts: 2 });
    shop.navigation.push("/lost");
    const refreshed = shop.cart.refresh();
    loads[0]?.reject(failed);
    expect(await refreshed).toMatchObject({ kind: "refused", error: { _tag: "NetworkError", cause: failed } });
    expect(shop.notices.get()).toMatchObject([{ kind: "error", text: missingText }]);
    shop.dismissNotice("services");
    expect(shop.notices.get()).toEqual([]);
    expect(load).toHaveBeenCalledOnce();
    shop.navigation.push("/kept");
    expect(load).toHaveBeenCalledTimes(2);
    loads[1]?.resolve(undefined);
    await shop.ready();
    expect(did).toEqual([{ kind: "push", to: "/kept" }]);
    shop.dispose();
  });

  it("say nothing when no call waits, and keep an event", async () => {
    const { shop, loads } = started();
    shop.analytics.track({ kind: "cartViewed", items: [], total: 0 });
    const ready = shop.ready();
    loads[0]?.reject(failed);
    await expect(ready).rejects.toBe(failed);
    expect(shop.notices.get()).toEqual([]);
  });

  it("are given up after the time of a request", async () => {
    vi.useFakeTimers();
    const { shop } = started();
    const caught = shop.session.checkEmail("anna@example.hu").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(defaultSettings.timeoutMs);
    expect(await caught).toMatchObject({ message: "The services did not load in time" });
    vi.useRealTimers();
  });
});

import { describe, expect, it } from "vitest";
import { makeStore } from "./makeStore.ts";

describe("makeStore", () => {
  it("tells its listeners after a change, and only then", () => {
    const store = makeStore(1);
    const seen: number[] = [];
    const unsubscribe = store.subscribe(() => seen.push(store.get()));
    store.set(2);
    store.set(2);
    store.set(3);
    unsubscribe();
    store.set(4);
    expect(seen).toEqual([2, 3]);
  });

  it("holds one listener as often as it was subscribed", () => {
    const store = makeStore(1);
    let calls = 0;
    const listener = () => (calls += 1);
    const unsubscribe = store.subscribe(listener);
    store.subscribe(listener);
    unsubscribe();
    store.set(2);
    expect(calls).toBe(1);
  });

  it("shows on a server's page the present value, or what the page was rendered from", () => {
    const present = makeStore<string | null>("a");
    const shipped = makeStore<string | null>("a", { server: "a" });
    const shippedNothing = makeStore<string | null>(null, { server: null });
    for (const store of [present, shipped, shippedNothing]) store.set("b");
    expect([present.getServer(), shipped.getServer(), shippedNothing.getServer()]).toEqual(["b", "a", null]);
  });
});

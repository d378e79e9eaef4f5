import { describe, expect, it } from "vitest";
import { makeStore } from "./makeStore.ts";

describe("makeStore", () => {
  it("notifies its listeners only after a change", () => {
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

  it("counts each subscription of one listener", () => {
    const store = makeStore(1);
    let calls = 0;
    const listener = () => (calls += 1);
    const unsubscribe = store.subscribe(listener);
    store.subscribe(listener);
    unsubscribe();
    store.set(2);
    expect(calls).toBe(1);
  });

  it("returns the snapshot's value for hydration, or the current value without one", () => {
    const present = makeStore<string | null>("a");
    const shipped = makeStore<string | null>("a", { server: "a" });
    const shippedNothing = makeStore<string | null>(null, { server: null });
    for (const store of [present, shipped, shippedNothing]) store.set("b");
    expect([present.getServer(), shipped.getServer(), shippedNothing.getServer()]).toEqual(["b", "a", null]);
  });
});

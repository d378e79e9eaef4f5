import { expect, it, vi } from "vitest";
import { makeRelay } from "./makeRelay.ts";
import { makeStore } from "./makeStore.ts";

it("shows the first source, and its changes", () => {
  const first = makeStore("a", { server: "s" });
  const { store } = makeRelay(first);
  const listener = vi.fn();
  store.subscribe(listener);
  expect([store.get(), store.getServer()]).toEqual(["a", "s"]);
  first.set("b");
  expect(store.get()).toBe("b");
  expect(listener).toHaveBeenCalledTimes(1);
});

it("keeps the object of an equal value, and calls no listener", () => {
  const [one, server] = [{ quantity: 1 }, { quantity: 0 }];
  const { store, follow } = makeRelay(makeStore(one, { server }));
  const listener = vi.fn();
  store.subscribe(listener);
  const next = makeStore({ quantity: 1 }, { server: { quantity: 0 } });
  follow(next);
  expect(store.get()).toBe(one);
  expect(store.getServer()).toBe(server);
  expect(listener).not.toHaveBeenCalled();
  const changed = { quantity: 2 };
  next.set(changed);
  expect(store.get()).toBe(changed);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("tells its listeners once of another value, and leaves the first source", () => {
  const first = makeStore("a");
  const { store, follow } = makeRelay(first);
  const listener = vi.fn();
  const end = store.subscribe(listener);
  follow(makeStore("b"));
  expect(store.get()).toBe("b");
  first.set("c");
  expect(store.get()).toBe("b");
  expect(listener).toHaveBeenCalledTimes(1);
  end();
});

import { expect, it } from "vitest";
import { makeStore } from "./makeStore.ts";
import { slices } from "./slices.ts";

type Prices = Readonly<Record<string, number>>;

const opened = () => {
  const prices = makeStore<Prices>({ milk: 399, bread: 899 }, { server: { milk: 399, bread: 799 } });
  let compared = 0;
  let looked = 0;
  const price = slices(prices, {
    partOf: (all, name: string) => {
      compared += 1;
      return { price: all[name] ?? null };
    },
    touched: (before, after) => {
      looked += 1;
      return new Set(Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]));
    },
  });
  const follow = (name: string) => {
    const heard: unknown[] = [];
    return { heard, end: price(name).subscribe(() => heard.push(price(name).get().price)) };
  };
  return { prices, price, follow, compared: () => compared, looked: () => looked };
};

it("the same key gives the same store, and an equal part the same object", () => {
  const { prices, price } = opened();
  const before = price("milk").get();
  prices.set({ milk: 399, bread: 999 });
  expect(price("milk")).toBe(price("milk"));
  expect(price("milk").get()).toBe(before);
});

it("a change notifies only the followers of changed parts", () => {
  const { prices, follow } = opened();
  const [milk, bread, eggs] = [follow("milk"), follow("bread"), follow("eggs")];
  prices.set({ milk: 399, bread: 999 });
  prices.set({ milk: 449, bread: 999, eggs: 99 });
  expect([milk.heard, bread.heard, eggs.heard]).toEqual([[449], [999], [99]]);
});

it("a change compares each part once for all its followers, and not at all without followers", () => {
  const { prices, follow, compared } = opened();
  const followers = [follow("milk"), follow("milk"), follow("milk")];
  const before = compared();
  prices.set({ milk: 1, bread: 2 });
  expect(compared() - before).toBe(1);
  for (const { end } of followers) end();
  prices.set({ milk: 2, bread: 2 });
  expect(compared() - before).toBe(1);
});

it("an untouched part is not read", () => {
  const { prices, follow, compared } = opened();
  const followers = [follow("milk"), follow("bread")];
  const before = compared();
  prices.set({ milk: 449, bread: 899 });
  expect(compared() - before).toBe(1);
  expect(followers.map(({ heard }) => heard)).toEqual([[449], []]);
});

it("a touched but equal part notifies no follower", () => {
  const prices = makeStore<Prices>({ milk: 399 });
  const price = slices(prices, { partOf: (all, name: string) => all[name], touched: () => new Set(["milk"]) });
  let wakes = 0;
  price("milk").subscribe(() => (wakes += 1));
  prices.set({ milk: 399, bread: 899 });
  expect(wakes).toBe(0);
});

it("the remaining followers of this and other parts are still notified", () => {
  const { prices, follow } = opened();
  const [left, milk, bread] = [follow("milk"), follow("milk"), follow("bread")];
  left.end();
  prices.set({ milk: 449, bread: 999 });
  expect([left.heard, milk.heard, bread.heard]).toEqual([[], [449], [999]]);
});

it("a change is examined once, not after the last follower stops, and again for a new one", () => {
  const { prices, follow, looked } = opened();
  const followers = [follow("milk"), follow("bread")];
  prices.set({ milk: 450, bread: 799 });
  expect(looked()).toBe(1);
  for (const { end } of followers) end();
  prices.set({ milk: 450, bread: 899 });
  expect(looked()).toBe(1);
  const { heard } = follow("milk");
  prices.set({ milk: 500, bread: 899 });
  expect(heard).toEqual([500]);
});

it("hydration uses the rendered part, and the same object when nothing has changed since", () => {
  const { price } = opened();
  expect(price("bread").getServer()).toEqual({ price: 799 });
  expect(price("milk").getServer()).toBe(price("milk").get());
});

it("an equal part stays the same object, independent of the server's value", () => {
  const { prices, price } = opened();
  const before = price("bread").get();
  price("bread").getServer();
  prices.set({ milk: 449, bread: 899 });
  expect(price("bread").get()).toBe(before);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { productLoads } from "./productLoads.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An empty catalogue that records its requests. */
function open() {
  const asked: Array<ReadonlyArray<string>> = [];
  const network = { isDown: false };
  const loads = productLoads({
    productsById: (ids) => {
      asked.push(ids);
      return network.isDown ? Promise.reject(new Error("down")) : Promise.resolve([]);
    },
  });
  return { loads, asked, network, settle: () => vi.runAllTimersAsync() };
}

it("loads products wanted at the same time together, and each product once", async () => {
  const { loads, asked, settle } = open();
  loads.want("1");
  loads.want("2");
  expect(loads.get("1")).toBeUndefined();
  await settle();
  loads.want("1");
  await settle();
  expect(asked).toEqual([["1", "2"]]);
  expect(loads.get("1")).toBeNull();
});

it("skips products that left the screen before the request", async () => {
  const { loads, asked, settle } = open();
  const leave = loads.want("1");
  loads.want("2");
  leave();
  await settle();
  expect(asked).toEqual([["2"]]);
});

it("reports a failure, requests only once, and again on the shopper's retry", async () => {
  const { loads, asked, network, settle } = open();
  let told = 0;
  loads.subscribe(() => (told += 1));
  network.isDown = true;
  loads.want("1");
  await settle();
  expect([asked.length, told, loads.failure()]).toEqual([1, 1, new Error("down")]);
  network.isDown = false;
  loads.retry();
  await settle();
  expect([asked.length, loads.failure(), loads.get("1")]).toEqual([2, null, null]);
});

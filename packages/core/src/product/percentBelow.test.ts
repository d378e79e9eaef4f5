import { expect, it } from "vitest";
import { huf } from "./amounts.ts";
import { percentBelow } from "./percentBelow.ts";

it.each([
  [875, 1000, 13],
  [874, 1000, 13],
  [876, 1000, 12],
  [0, 599, 100],
  [599, 599, 0],
  [700, 599, 0],
  [0, 0, 0],
  [995, 1000, 1],
  [996, 1000, 0],
])("[PRICE-4] %d is below %d by %d %%", (price, reference, percent) => {
  expect(percentBelow(huf(price), { reference: huf(reference) })).toBe(percent);
});

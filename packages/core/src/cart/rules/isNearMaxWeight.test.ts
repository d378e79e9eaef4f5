import { expect, it } from "vitest";
import { grams } from "../../product/amounts.ts";
import { isNearMaxWeight } from "./isNearMaxWeight.ts";

it.each([
  [29_999, false],
  [30_000, true],
  [50_000, true],
])("for a maximum of 40 kg, %i g counts as near: %s", (weight, isNear) => {
  expect(isNearMaxWeight(grams(weight), { shippingMethod: { maxWeight: grams(40_000) } })).toBe(isNear);
});

it("no weight is near the maximum of a method without one", () => {
  expect(isNearMaxWeight(grams(50_000), { shippingMethod: { maxWeight: null } })).toBe(false);
  expect(isNearMaxWeight(grams(50_000), { shippingMethod: null })).toBe(false);
});

import { expect, it } from "vitest";
import { huf } from "../../product/amounts.ts";
import { freeDeliveryFrom } from "./freeDeliveryFrom.ts";

const range = (from: number, price: number) => ({ from: huf(from), price: huf(price) });

const usable = { isAvailable: true, problems: [] };

it("free delivery starts at the lowest amount with no fee", () => {
  expect(freeDeliveryFrom({ ...usable, priceRanges: [range(0, 1490), range(30000, 0), range(20000, 0)] })).toBe(20000);
  expect(freeDeliveryFrom({ ...usable, priceRanges: [range(0, 1490), range(20000, 0), range(30000, 0)] })).toBe(20000);
});

it("no amount is named for a method that is never free, always free, unusable, or unknown", () => {
  expect(freeDeliveryFrom({ ...usable, priceRanges: [range(0, 1490), range(20000, 990)] })).toBeNull();
  expect(freeDeliveryFrom({ ...usable, priceRanges: [range(0, 0)] })).toBeNull();
  expect(freeDeliveryFrom({ isAvailable: false, problems: [], priceRanges: [range(20000, 0)] })).toBeNull();
  expect(freeDeliveryFrom(null)).toBeNull();
});

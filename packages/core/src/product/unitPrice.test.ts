import { expect, it } from "vitest";
import { huf } from "./amounts.ts";
import { unitPrice } from "./unitPrice.ts";

const now = new Date("2026-11-21T12:00:00Z");
const milk = {
  regularPrice: huf(399),
  specialPrice: huf(299),
  specialFrom: null,
  specialTo: "2026-11-21",
  personalPrice: huf(349),
  priceUnit: "l",
  pricePerUnit: 1.5,
};

it("[PRICE-6] the unit price follows the current price", () => {
  expect(unitPrice(milk, { now })).toEqual({ price: 449, unit: "l" });
  expect(unitPrice({ ...milk, specialPrice: null }, { now })).toEqual({ price: 524, unit: "l" });
  expect(unitPrice({ ...milk, specialPrice: null, personalPrice: null }, { now })).toEqual({ price: 599, unit: "l" });
});

it("[PRICE-6] the unit price equals the price when the product has no amount", () => {
  expect(unitPrice({ ...milk, pricePerUnit: null }, { now })).toEqual({ price: 299, unit: "l" });
});

it("[PRICE-6] the unit price is null without a unit", () => {
  expect(unitPrice({ ...milk, priceUnit: null }, { now })).toBeNull();
});

it("[PRICE-6][PRICE-8] the rounding is not turned around by binary floating point", () => {
  expect(unitPrice({ ...milk, specialPrice: huf(100), pricePerUnit: 1.005 }, { now })?.price).toBe(101);
});

it("[PRICE-6] an amount that is not finite is refused", () => {
  expect(() => unitPrice({ ...milk, pricePerUnit: Number.NaN }, { now })).toThrow(RangeError);
});

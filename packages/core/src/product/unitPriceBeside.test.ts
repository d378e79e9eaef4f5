import { expect, it } from "vitest";
import { huf } from "./amounts.ts";
import { unitPriceBeside } from "./unitPriceBeside.ts";

const now = new Date("2026-11-21T12:00:00Z");
const apple = {
  regularPrice: huf(799),
  specialPrice: null,
  specialFrom: null,
  specialTo: null,
  personalPrice: null,
  priceUnit: "kg",
  pricePerUnit: 1,
  defaultUnit: { name: "kg", minimum: 1, maximum: 10, increment: 1 },
};

it("[LAW-2] a unit price equal to the shown price is not repeated", () => {
  expect(unitPriceBeside(apple, { now })).toBeNull();
  expect(unitPriceBeside({ ...apple, pricePerUnit: null }, { now })).toBeNull();
});

it("[LAW-2] a price of another unit shows its unit price beside it", () => {
  expect(unitPriceBeside({ ...apple, priceUnit: "l" }, { now })).toEqual({ price: 799, unit: "l" });
  expect(unitPriceBeside({ ...apple, pricePerUnit: 2 }, { now })).toEqual({ price: 1598, unit: "kg" });
  expect(unitPriceBeside({ ...apple, priceUnit: null }, { now })).toBeNull();
});

it("[TIME-1] the unit price beside a cart's price is that price's own, whatever the product costs now", () => {
  expect(unitPriceBeside({ ...apple, pricePerUnit: 2 }, { price: huf(699) })).toEqual({ price: 1398, unit: "kg" });
  expect(unitPriceBeside(apple, { price: huf(699) })).toBeNull();
});

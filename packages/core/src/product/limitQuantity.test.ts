import { expect, it } from "vitest";
import { limitQuantity } from "./limitQuantity.ts";

const fours = { name: "db", minimumQuantity: null, quantityStep: 4 };

it("[QTY-7] a quantity within the limit stays, and every quantity without a limit", () => {
  expect(limitQuantity(8, { unit: fours, limit: 8 })).toBe(8);
  expect(limitQuantity(1000, { unit: fours, limit: null })).toBe(1000);
});

it("[QTY-7] a larger quantity is cut to the greatest valid quantity, or to nothing", () => {
  expect(limitQuantity(12, { unit: fours, limit: 10 })).toBe(8);
  expect(limitQuantity(12, { unit: fours, limit: 3 })).toBe(0);
  expect(limitQuantity(12, { unit: { ...fours, minimumQuantity: 8 }, limit: 7 })).toBe(0);
});

it("[QTY-7] the limit counts default units for either unit", () => {
  const carton = { name: "karton", minimumQuantity: null, quantityStep: 1, exchangeRate: 6 };
  expect(limitQuantity(3, { unit: carton, limit: 13 })).toBe(2);
  expect(limitQuantity(2, { unit: carton, limit: 12 })).toBe(2);
});

it("[QTY-7] a quantity at the limit stays, even if it is no multiple of the step", () => {
  expect(limitQuantity(0.3, { unit: { name: "kg", minimumQuantity: null, quantityStep: 0.25 }, limit: 0.3 })).toBe(0.3);
});

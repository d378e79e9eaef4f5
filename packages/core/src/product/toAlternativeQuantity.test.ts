import { expect, it } from "vitest";
import { toAlternativeQuantity } from "./toAlternativeQuantity.ts";
import { toDefaultQuantity } from "./toDefaultQuantity.ts";

const db = (exchangeRate: number, quantityStep: number | null = 1) => ({
  name: "db",
  minimumQuantity: null,
  quantityStep,
  exchangeRate,
});

it("[QTY-6] a rate is the amount of default unit in one alternative unit", () => {
  expect(toDefaultQuantity(1, db(0.18))).toBe(0.18);
  expect(toDefaultQuantity(7, db(0.18))).toBe(1.26);
  expect(toAlternativeQuantity(1.26, db(0.18))).toBe(7);
});

it("[QTY-6] a quantity within 0.0001 of a whole step is that step", () => {
  expect(toAlternativeQuantity(0.99999, db(0.33333))).toBe(3);
  expect(toAlternativeQuantity(0.9999, db(1))).toBe(1);
  expect(toAlternativeQuantity(1.0001, db(1))).toBe(1);
  expect(toAlternativeQuantity(0.99989, db(1))).toBe(0.99989);
  expect(toAlternativeQuantity(0.49995, db(1, 0.5))).toBe(0.5);
});

it("[QTY-6] a converted quantity is not rounded to the other unit's step", () => {
  expect(toAlternativeQuantity(0.5, db(0.18))).toBe(2.77778);
  expect(toDefaultQuantity(1, db(0.333))).toBe(0.333);
});

it("[QTY-6] a positive quantity never becomes 0", () => {
  expect(toAlternativeQuantity(0.00005, db(1))).toBe(0.00005);
});

it("[QTY-6] a rate is rounded to five decimals", () => {
  expect(toDefaultQuantity(1000, db(0.1800000001))).toBe(180);
});

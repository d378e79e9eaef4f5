import { expect, it } from "vitest";
import { roundedProduct } from "./roundedProduct.ts";

it("[PRICE-8] the result is not distorted by binary floating point", () => {
  expect(roundedProduct(1.005, 100)).toBe(101);
  expect(roundedProduct(8.345, 100)).toBe(835);
  expect(roundedProduct(0.5, 1)).toBe(1);
  expect(roundedProduct(0.49999999999999994, 1)).toBe(0);
  expect(roundedProduct(1, 0.49999999999999994)).toBe(0);
});

it("[PRICE-8] halves below zero round up too", () => {
  expect(roundedProduct(-0.5, 1)).toBe(0);
  expect(roundedProduct(-1, 0.5)).toBe(0);
  expect(roundedProduct(-1.5, 1)).toBe(-1);
  expect(roundedProduct(-1.51, 1)).toBe(-2);
  expect(roundedProduct(-3, 1)).toBe(-3);
  expect(roundedProduct(-0, 1)).toBe(0);
});

it("[PRICE-8] a number counts as it is written, however small or large", () => {
  expect(roundedProduct(-0.25, 100)).toBe(-25);
  expect(roundedProduct(1e-7, 10_000_000)).toBe(1);
  expect(roundedProduct(2.5e-7, 100_000_000)).toBe(25);
  expect(roundedProduct(1.5e21, 1)).toBe(1.5e21);
  expect(roundedProduct(1e-320, 1e300)).toBe(0);
});

import { expect, it } from "vitest";
import { grams, huf } from "./amounts.ts";

it("refuses what is not whole forint", () => {
  expect(huf(1290)).toBe(1290);
  expect(() => huf(0.5)).toThrow(RangeError);
  expect(() => huf(Number.NaN)).toThrow(RangeError);
});

it("refuses what is not a weight", () => {
  expect(grams(0.5)).toBe(0.5);
  expect(() => grams(-1)).toThrow(RangeError);
  expect(() => grams(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});

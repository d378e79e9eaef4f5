import { expect, it } from "vitest";
import { grams, huf } from "./amounts.ts";

it("an amount of money must be whole forint", () => {
  expect(huf(1290)).toBe(1290);
  expect(huf(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => huf(0.5)).toThrow(new RangeError("No whole forint: 0.5"));
  expect(() => huf(Number.NaN)).toThrow(RangeError);
});

it("an amount must be a weight", () => {
  expect(grams(0.5)).toBe(0.5);
  expect(grams(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => grams(-1)).toThrow(new RangeError("Not a weight in grams: -1"));
  expect(() => grams(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});

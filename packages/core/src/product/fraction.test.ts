import { describe, expect, it } from "vitest";
import { dividedBy, exactly, floor, plus, roundHalfUp, times } from "./fraction.ts";

describe("exactly", () => {
  it("reads a number as it is written", () => {
    expect(exactly(1.005)).toEqual({ numerator: 1005n, denominator: 1000n });
    expect(exactly(-0.25)).toEqual({ numerator: -25n, denominator: 100n });
    expect(exactly(-0)).toEqual({ numerator: 0n, denominator: 1n });
    expect(exactly(1e-7)).toEqual({ numerator: 1n, denominator: 10_000_000n });
    expect(exactly(2.5e-7)).toEqual({ numerator: 25n, denominator: 100_000_000n });
    expect(exactly(1.5e21)).toEqual({ numerator: 1_500_000_000_000_000_000_000n, denominator: 1n });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("[PRICE-8] refuses %d", (value) => {
    expect(() => exactly(value)).toThrow(RangeError);
  });
});

describe("roundHalfUp", () => {
  it("[PRICE-8] is not turned around by binary floating point", () => {
    expect(roundHalfUp(times(exactly(1.005), exactly(100)))).toBe(101);
    expect(roundHalfUp(times(exactly(8.345), exactly(100)))).toBe(835);
    expect(roundHalfUp(exactly(0.5))).toBe(1);
    expect(roundHalfUp(exactly(0.49999999999999994))).toBe(0);
  });

  it("[PRICE-8] takes halves up below zero too", () => {
    expect(roundHalfUp(exactly(-0.5))).toBe(0);
    expect(roundHalfUp(exactly(-1.5))).toBe(-1);
    expect(roundHalfUp(exactly(-1.51))).toBe(-2);
  });
});

it("adds, divides and floors exactly", () => {
  expect(roundHalfUp(times(plus(exactly(0.1), exactly(0.2)), exactly(10)))).toBe(3);
  expect(floor(dividedBy(exactly(0.3), exactly(0.1)))).toBe(3n);
  expect(floor(exactly(-0.1))).toBe(-1n);
  expect(floor(exactly(-3))).toBe(-3n);
});

it.each([0, -2])("refuses to divide by %d", (divisor) => {
  expect(() => dividedBy(exactly(1), exactly(divisor))).toThrow(RangeError);
});

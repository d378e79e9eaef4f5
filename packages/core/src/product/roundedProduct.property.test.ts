import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { exactly, roundHalfUp, times } from "./fraction.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";
import { roundedProduct } from "./roundedProduct.ts";

/** Whole amounts around every size at which doubles stop being exact. */
const amounts = fc.oneof(
  fc.integer({ min: -1000, max: 1_000_000 }),
  fc
    .tuple(fc.integer({ min: 20, max: 52 }), fc.integer({ min: -3, max: 3 }))
    .map(([power, offset]) => 2 ** power + offset),
);
const places = fc.integer({ min: 0, max: 9 });

it.prop([amounts, fc.integer({ min: -1000, max: 1_000_000_000 }), places], { numRuns: 1000 })(
  "[PRICE-8] is exact whether or not doubles would do",
  (amount, digits, decimals) => {
    const rounded = roundedProduct(amount, Number(`${digits}e-${decimals}`));
    fc.pre(Number.isSafeInteger(rounded));
    expect(isNearestHalfUp(rounded, BigInt(amount) * BigInt(digits), 10n ** BigInt(decimals))).toBe(true);
  },
);

it.prop([fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 1_000_000 })], runs)(
  "[PRICE-8] takes every half up",
  (whole, pairs) => {
    const factor = Number(`${(2n * BigInt(pairs) + 1n) * 5n}e-1`);
    expect(roundedProduct(2 * whole + 1, factor)).toBe(
      Number((BigInt(2 * whole + 1) * (2n * BigInt(pairs) + 1n) + 1n) / 2n),
    );
  },
);

it.prop([fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 })], runs)(
  "[PRICE-8] is the same as by fractions for any two numbers",
  (amount, factor) => {
    expect(roundedProduct(amount, factor)).toBe(roundHalfUp(times(exactly(amount), exactly(factor))));
  },
);

it.prop([fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY), fc.integer()], runs)(
  "[PRICE-8] refuses what is not finite",
  (hostile, amount) => {
    expect(() => roundedProduct(amount, hostile)).toThrow(RangeError);
    expect(() => roundedProduct(hostile, amount)).toThrow(RangeError);
  },
);

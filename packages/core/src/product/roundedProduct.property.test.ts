import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { dividedBy, exactly, roundHalfUp, times } from "./fraction.test.oracle.ts";
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

/** A number of some decimals, beside the whole number that it is a power of ten away from. */
const decimals = fc
  .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 7 }))
  .map(([digits, count]) => ({
    value: Number(`${digits}e-${count}`),
    digits: BigInt(digits),
    power: 10n ** BigInt(count),
  }));

it.prop([decimals, decimals], runs)("[PRICE-8] rounds any product of two decimals half up, exactly", (a, b) => {
  const rounded = roundedProduct(a.value, b.value);
  expect(isNearestHalfUp(rounded, a.digits * b.digits, a.power * b.power)).toBe(true);
});

it.prop([fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.constantFrom(10, 100, 1000, 10_000)], runs)(
  "[PRICE-8] rounds every half up, however it was reached",
  (whole, factor) => {
    const half = Number(`${BigInt(whole) * 10n + 5n}e-1`);
    const small = Number(`${BigInt(whole) * 10n + 5n}e-${1 + String(factor).length - 1}`);
    expect(roundedProduct(half, 1)).toBe(whole + 1);
    expect(roundedProduct(1, half)).toBe(whole + 1);
    expect(roundedProduct(small, factor)).toBe(whole + 1);
    expect(roundedProduct(factor, small)).toBe(whole + 1);
  },
);

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

const divisors = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.maxSafeNat().map((least) => least + 1));

it.prop([amounts, decimals, divisors], runs)(
  "[PRICE-8] divides by any whole number before it rounds, once and exactly",
  (amount, factor, per) => {
    const rounded = roundedProduct(amount, factor.value, { per });
    fc.pre(Number.isSafeInteger(rounded));
    expect(isNearestHalfUp(rounded, BigInt(amount) * factor.digits, factor.power * BigInt(per))).toBe(true);
    const exact = dividedBy(times(exactly(amount), exactly(factor.value)), exactly(per));
    expect(roundHalfUp(exact)).toBe(rounded);
  },
);

it.prop([fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY), fc.integer()], runs)(
  "[PRICE-8] refuses what is not finite",
  (hostile, amount) => {
    expect(() => roundedProduct(amount, hostile)).toThrow(RangeError);
    expect(() => roundedProduct(hostile, amount)).toThrow(RangeError);
  },
);

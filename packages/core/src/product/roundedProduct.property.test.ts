import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { anyNumbers, decimals, wholeAmounts } from "./decimals.test.arbitrary.ts";
import { exactly, roundHalfUp, times } from "./fraction.test.oracle.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";
import { roundedProduct } from "./roundedProduct.ts";

const places = fc.integer({ min: 0, max: 9 });

it.prop([decimals, decimals], runs)("[PRICE-8] the product of two decimals rounds half up, exactly", (a, b) => {
  const rounded = roundedProduct(a.value, b.value);
  expect(isNearestHalfUp(rounded, a.digits * b.digits, a.power * b.power)).toBe(true);
});

it.prop([fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.constantFrom(10, 100, 1000, 10_000)], runs)(
  "[PRICE-8] every half rounds up, in every form of the factors",
  (whole, factor) => {
    const half = Number(`${BigInt(whole) * 10n + 5n}e-1`);
    const small = Number(`${BigInt(whole) * 10n + 5n}e-${1 + String(factor).length - 1}`);
    expect(roundedProduct(half, 1)).toBe(whole + 1);
    expect(roundedProduct(1, half)).toBe(whole + 1);
    expect(roundedProduct(small, factor)).toBe(whole + 1);
    expect(roundedProduct(factor, small)).toBe(whole + 1);
  },
);

it.prop([wholeAmounts, fc.integer({ min: -1000, max: 1_000_000_000 }), places], { numRuns: 1000 })(
  "[PRICE-8] the result is exact even beyond the precision of doubles",
  (amount, digits, decimals) => {
    const rounded = roundedProduct(amount, Number(`${digits}e-${decimals}`));
    fc.pre(Number.isSafeInteger(rounded));
    expect(isNearestHalfUp(rounded, BigInt(amount) * BigInt(digits), 10n ** BigInt(decimals))).toBe(true);
  },
);

it.prop([fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 1_000_000 })], runs)(
  "[PRICE-8] the product of odd numbers and halves rounds up",
  (whole, pairs) => {
    const factor = Number(`${(2n * BigInt(pairs) + 1n) * 5n}e-1`);
    expect(roundedProduct(2 * whole + 1, factor)).toBe(
      Number((BigInt(2 * whole + 1) * (2n * BigInt(pairs) + 1n) + 1n) / 2n),
    );
  },
);

it.prop([fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 })], runs)(
  "[PRICE-8] the result equals that of fractions for any two numbers",
  (amount, factor) => {
    expect(roundedProduct(amount, factor)).toBe(roundHalfUp(times(exactly(amount), exactly(factor))));
  },
);

it.prop([anyNumbers, anyNumbers], runs)(
  "[PRICE-8] the result equals that of fractions for very small and very large numbers",
  (amount, factor) => {
    expect(roundedProduct(amount, factor)).toBe(roundHalfUp(times(exactly(amount), exactly(factor))));
  },
);

it.prop([fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY), fc.integer()], runs)(
  "[PRICE-8] NaN and infinity are refused",
  (hostile, amount) => {
    expect(() => roundedProduct(amount, hostile)).toThrow(RangeError);
    expect(() => roundedProduct(hostile, amount)).toThrow(RangeError);
  },
);

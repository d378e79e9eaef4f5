import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { exactly, roundHalfUp, times } from "./fraction.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";

/** A number of some decimals, beside the whole number that it is a power of ten away from. */
const decimals = fc
  .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 7 }))
  .map(([digits, places]) => ({
    value: Number(`${digits}e-${places}`),
    digits: BigInt(digits),
    power: 10n ** BigInt(places),
  }));

it.prop([decimals, decimals], runs)("[PRICE-8] rounds any product of two decimals half up, exactly", (a, b) => {
  const rounded = roundHalfUp(times(exactly(a.value), exactly(b.value)));
  expect(isNearestHalfUp(rounded, a.digits * b.digits, a.power * b.power)).toBe(true);
});

it.prop([fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.constantFrom(10, 100, 1000, 10_000)], runs)(
  "[PRICE-8] rounds every half up, however it was reached",
  (whole, factor) => {
    const half = Number(`${BigInt(whole) * 10n + 5n}e-1`);
    const small = Number(`${BigInt(whole) * 10n + 5n}e-${1 + String(factor).length - 1}`);
    expect(roundHalfUp(exactly(half))).toBe(whole + 1);
    expect(roundHalfUp(times(exactly(small), exactly(factor)))).toBe(whole + 1);
  },
);

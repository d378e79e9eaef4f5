import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { anyNumbers, decimals, wholeAmounts } from "./decimals.test.arbitrary.ts";
import { dividedBy, exactly, roundHalfUp, times } from "./fraction.test.oracle.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";
import { roundedRatio } from "./roundedRatio.ts";

const divisors = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 1_000_000 }),
  fc.maxSafeNat().map((least) => least + 1),
);

it.prop([wholeAmounts, decimals, divisors], runs)(
  "[PRICE-8] dividing by any whole number rounds once, and exactly",
  (amount, factor, divisor) => {
    const rounded = roundedRatio(amount, factor.value, divisor);
    fc.pre(Number.isSafeInteger(rounded));
    expect(isNearestHalfUp(rounded, BigInt(amount) * factor.digits, factor.power * BigInt(divisor))).toBe(true);
  },
);

it.prop([wholeAmounts, wholeAmounts, divisors], runs)(
  "[PRICE-8] every half rounds up, for every divisor",
  (amount, factor, divisor) => {
    const rounded = roundedRatio(amount, factor, 2 * divisor);
    fc.pre(Number.isSafeInteger(rounded));
    expect(isNearestHalfUp(rounded, BigInt(amount) * BigInt(factor), 2n * BigInt(divisor))).toBe(true);
  },
);

it.prop([anyNumbers, anyNumbers, divisors], runs)(
  "[PRICE-8] the result equals that of fractions for any numbers",
  (amount, factor, divisor) => {
    const exact = dividedBy(times(exactly(amount), exactly(factor)), exactly(divisor));
    expect(roundedRatio(amount, factor, divisor)).toBe(roundHalfUp(exact));
  },
);

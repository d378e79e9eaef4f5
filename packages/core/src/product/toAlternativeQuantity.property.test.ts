import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";
import { toAlternativeQuantity } from "./toAlternativeQuantity.ts";
import { toDefaultQuantity } from "./toDefaultQuantity.ts";
import { alternativeUnits, amounts, numberOf } from "./units.test.arbitrary.ts";

/** In whole hundred-thousandths. */
const held = (quantity: number) => Math.round(quantity * 1e5);

it.prop([amounts, alternativeUnits], runs)(
  "[QTY-6] the default quantity is the alternative one times the rate at five decimals, half up",
  (amount, { unit, rate }) => {
    const quantity = toDefaultQuantity(numberOf(amount), unit);
    expect(isNearestHalfUp(held(quantity), BigInt(amount) * BigInt(rate), 100_000n)).toBe(true);
  },
);

it.prop([amounts, alternativeUnits], runs)(
  "[QTY-6] the alternative quantity is the default one divided by the rate: a whole step within 0.0001 of one, else at five decimals",
  (amount, { unit, rate, step }) => {
    const quantity = held(toAlternativeQuantity(numberOf(amount), unit));
    // All in hundred-thousandths times the rate, to avoid divisions.
    const exact = BigInt(amount) * 100_000n;
    const oneStep = BigInt(step * rate);
    const distance = (steps: bigint) => (exact > steps * oneStep ? exact - steps * oneStep : steps * oneStep - exact);
    const below = exact / oneStep;
    const nearest = below === 0n || distance(below + 1n) <= distance(below) ? below + 1n : below;
    if (amount === 0) expect(quantity).toBe(0);
    else if (distance(nearest) <= 10n * BigInt(rate)) expect(quantity).toBe(Number(nearest) * step);
    else expect(isNearestHalfUp(quantity, exact, BigInt(rate))).toBe(true);
  },
);

it.prop(
  [
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 5 }),
  ],
  runs,
)(
  "[QTY-6] converting there and back returns valid alternatives whose product with the rate has five decimals",
  (digits, decimals, rateDigits, rateDecimals) => {
    fc.pre(decimals + rateDecimals <= 5);
    const unit = {
      name: "db",
      minimumQuantity: null,
      quantityStep: Number(`1e-${decimals}`),
      exchangeRate: Number(`${rateDigits}e-${rateDecimals}`),
    };
    const alternative = Number(`${digits}e-${decimals}`);
    expect(toAlternativeQuantity(toDefaultQuantity(alternative, unit), unit)).toBe(alternative);
  },
);

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { lowestValidQuantity } from "./lowestValidQuantity.ts";
import { roundQuantity } from "./roundQuantity.ts";
import { amounts, numberOf, units } from "./units.test.arbitrary.ts";

/** In hundred-millionths: three decimals finer than quantities are held at. */
const wanted = fc.oneof(
  fc.integer({ min: 1, max: 3e8 }),
  amounts.map((amount) => amount * 1000).filter((amount) => amount > 0),
);
const fine = 1000;

it.prop([wanted, units], runs)(
  "[QTY-2] a quantity rounds to the nearest multiple of the step, halves up, at least the lowest valid quantity",
  (amount, { unit, step }) => {
    const result = Math.round(roundQuantity(Number(`${amount}e-8`), unit) * 1e5);
    const lowest = Math.round(lowestValidQuantity(unit) * 1e5);
    const above = BigInt(result) * 1000n - BigInt(amount);
    const half = BigInt(step * fine);
    expect(result % step).toBe(0);
    expect(result).toBeGreaterThanOrEqual(lowest);
    const isNearest = -half < 2n * above && 2n * above <= half;
    const isLowestAbove = result === lowest && 2n * above > half;
    expect(isNearest || isLowestAbove).toBe(true);
  },
);

it.prop([fc.integer({ min: 1, max: 5000 }), units], runs)(
  "[QTY-2] a half between two steps rounds up",
  (count, { unit, step }) => {
    const result = roundQuantity(Number(`${(BigInt(count) * 2n + 1n) * BigInt(step) * 5n}e-6`), unit);
    expect(result).toBe(Math.max(numberOf((count + 1) * step), lowestValidQuantity(unit)));
  },
);

it.prop([amounts, units], runs)("[QTY-5] rounding twice changes nothing", (amount, { unit }) => {
  const once = roundQuantity(numberOf(amount), unit);
  expect(roundQuantity(once, unit)).toBe(once);
});

it.prop([wanted, units], runs)("[QTY-3] a rounded quantity has at most five decimals", (amount, { unit }) => {
  const [, decimals = ""] = String(roundQuantity(Number(`${amount}e-8`), unit)).split(".");
  expect(decimals.length).toBeLessThanOrEqual(5);
});

it.prop([units], runs)("[QTY-2] a quantity of 0, which removes, stays 0", ({ unit }) => {
  expect(roundQuantity(0, unit)).toBe(0);
});

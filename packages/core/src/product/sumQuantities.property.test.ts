import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { sumQuantities } from "./sumQuantities.ts";
import { amounts, numberOf } from "./units.test.arbitrary.ts";

const parts = fc.array(amounts, { maxLength: 50 });

it.prop([parts], runs)("[QTY-3] the sum of quantities is exact to hundred-thousandths", (held) => {
  const sum = held.reduce((total, amount) => total + BigInt(amount), 0n);
  expect(sumQuantities(held.map(numberOf))).toBe(numberOf(Number(sum)));
});

it.prop(
  [parts.chain((held) => fc.tuple(fc.constant(held), fc.shuffledSubarray(held, { minLength: held.length })))],
  runs,
)("[QTY-3] the sum does not depend on the order of the additions", ([held, shuffled]) => {
  const quantities = held.map(numberOf);
  const inTurn = shuffled.map(numberOf).reduce((sum, quantity) => sumQuantities([sum, quantity]), 0);
  expect(inTurn).toBe(sumQuantities(quantities));
});

it("[QTY-3] [QTY-8] an invalid quantity is refused, and so is a sum too large to be exact", () => {
  expect(() => sumQuantities([1, -1])).toThrow("quantity: negative (-1)");
  expect(() => sumQuantities([10_000_000_000, 0.00001])).toThrow("quantity: tooLarge");
  expect(sumQuantities([])).toBe(0);
});

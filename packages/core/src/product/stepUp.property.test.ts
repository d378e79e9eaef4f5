import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { lowestValidQuantity } from "./lowestValidQuantity.ts";
import { roundQuantity } from "./roundQuantity.ts";
import { stepDown } from "./stepDown.ts";
import { stepUp } from "./stepUp.ts";
import { amounts, numberOf, units } from "./units.test.arbitrary.ts";

/** In whole hundred-thousandths. */
const held = (quantity: number) => Math.round(quantity * 1e5);

it.prop([amounts, units], runs)(
  "[QTY-5] stepping up adds one step to the rounded start, and goes from 0 to the lowest valid quantity",
  (amount, { unit, step }) => {
    const start = roundQuantity(numberOf(amount), unit);
    expect(stepUp(numberOf(amount), unit)).toBe(start === 0 ? lowestValidQuantity(unit) : numberOf(held(start) + step));
  },
);

it.prop([amounts, units], runs)(
  "[QTY-5] stepping down subtracts one step from the rounded start, and goes from the lowest valid quantity to 0",
  (amount, { unit, step }) => {
    const start = roundQuantity(numberOf(amount), unit);
    const isEnd = start === 0 || start === lowestValidQuantity(unit);
    expect(stepDown(numberOf(amount), unit)).toBe(isEnd ? 0 : numberOf(held(start) - step));
  },
);

it.prop([amounts, units], runs)("[QTY-5] stepping up and then down returns to the start", (amount, { unit }) => {
  const start = roundQuantity(numberOf(amount), unit);
  expect(stepDown(stepUp(start, unit), unit)).toBe(start);
});

it.prop([units, fc.integer({ min: 1, max: 40 })], runs)(
  "[QTY-3] any number of steps up adds exactly that many steps",
  (of, presses) => {
    const { unit, step } = of;
    let quantity = 0;
    for (let press = 0; press < presses; press += 1) quantity = stepUp(quantity, unit);
    expect(quantity).toBe(numberOf(held(lowestValidQuantity(unit)) + (presses - 1) * step));
  },
);

it.prop([amounts, units], runs)("[QTY-4] neither direction leads to an invalid quantity", (amount, { unit }) => {
  for (const reached of [stepUp(numberOf(amount), unit), stepDown(numberOf(amount), unit)]) {
    expect(roundQuantity(reached, unit)).toBe(reached);
    expect(reached === 0 || reached >= lowestValidQuantity(unit)).toBe(true);
  }
});

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
  "[QTY-5] up is one step more than the rounded start, from 0 the lowest valid",
  (amount, { unit, step }) => {
    const start = roundQuantity(numberOf(amount), unit);
    expect(stepUp(numberOf(amount), unit)).toBe(start === 0 ? lowestValidQuantity(unit) : numberOf(held(start) + step));
  },
);

it.prop([amounts, units], runs)(
  "[QTY-5] down is one step less than the rounded start, from the lowest valid 0",
  (amount, { unit, step }) => {
    const start = roundQuantity(numberOf(amount), unit);
    const isEnd = start === 0 || start === lowestValidQuantity(unit);
    expect(stepDown(numberOf(amount), unit)).toBe(isEnd ? 0 : numberOf(held(start) - step));
  },
);

it.prop([amounts, units], runs)("[QTY-5] up then down returns", (amount, { unit }) => {
  const start = roundQuantity(numberOf(amount), unit);
  expect(stepDown(stepUp(start, unit), unit)).toBe(start);
});

it.prop([units, fc.integer({ min: 1, max: 40 })], runs)(
  "[QTY-3] any number of steps up is that many steps exactly",
  (of, presses) => {
    const { unit, step } = of;
    let quantity = 0;
    for (let press = 0; press < presses; press += 1) quantity = stepUp(quantity, unit);
    expect(quantity).toBe(numberOf(held(lowestValidQuantity(unit)) + (presses - 1) * step));
  },
);

it.prop([amounts, units], runs)("[QTY-4] neither leads to an invalid quantity", (amount, { unit }) => {
  for (const reached of [stepUp(numberOf(amount), unit), stepDown(numberOf(amount), unit)]) {
    expect(roundQuantity(reached, unit)).toBe(reached);
    expect(reached === 0 || reached >= lowestValidQuantity(unit)).toBe(true);
  }
});

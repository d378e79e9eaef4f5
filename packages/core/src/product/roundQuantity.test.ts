import { expect, it } from "vitest";
import { roundQuantity } from "./roundQuantity.ts";

const unit = (step: number | null, minimum: number | null = null) => ({
  name: "kg",
  quantityStep: step,
  minimumQuantity: minimum,
});

it.each([
  [0.37, 0.25, 0.25],
  [0.375, 0.25, 0.5],
  [0.15, 0.1, 0.2],
  [0.25, 0.1, 0.3],
  [1.15, 0.1, 1.2],
  [1.005, 0.01, 1.01],
  [2.5, null, 3],
  [0.01, 0.25, 0.25],
  [7, 0, 7],
])("[QTY-2] %d at a step of %j is %d", (wanted, step, expected) => {
  expect(roundQuantity(wanted, unit(step))).toBe(expected);
});

it("[QTY-4] a rounded quantity is at least the lowest valid quantity", () => {
  expect(roundQuantity(0.26, unit(0.25, 0.3))).toBe(0.5);
  expect(roundQuantity(0.26, unit(0.25, 2))).toBe(2);
});

import { expect, it } from "vitest";
import { stepDown } from "./stepDown.ts";
import { stepUp } from "./stepUp.ts";

const tenths = { name: "kg", quantityStep: 0.1, minimumQuantity: null };
const quarters = { name: "kg", quantityStep: 0.25, minimumQuantity: 0.3 };

it("[QTY-3] adding 0.1 ten times gives 1", () => {
  let quantity = 0;
  for (let press = 0; press < 10; press += 1) quantity = stepUp(quantity, tenths);
  expect(quantity).toBe(1);
});

it("[QTY-5] stepping up goes from 0 to the lowest valid quantity, and stepping down back", () => {
  expect(stepUp(0, quarters)).toBe(0.5);
  expect(stepUp(0.5, quarters)).toBe(0.75);
  expect(stepDown(0.75, quarters)).toBe(0.5);
  expect(stepDown(0.5, quarters)).toBe(0);
  expect(stepDown(0, quarters)).toBe(0);
});

it("[QTY-5] an invalid start is rounded first", () => {
  expect(stepUp(0.1, quarters)).toBe(0.75);
  expect(stepUp(0.9, quarters)).toBe(1.25);
  expect(stepDown(0.9, quarters)).toBe(0.75);
  expect(stepDown(0.1, quarters)).toBe(0);
});

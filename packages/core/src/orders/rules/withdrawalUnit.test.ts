import { expect, it } from "vitest";
import { withdrawalUnit } from "./withdrawalUnit.ts";

it.each([
  [{ quantity: 6, unitName: "db" }, 1],
  [{ quantity: 0.54, unitName: "kg" }, 0.01],
])("[LAW-11] a withdrawal of %j counts in steps of %d", (line, quantityStep) => {
  expect(withdrawalUnit(line)).toEqual({ name: line.unitName, minimumQuantity: null, quantityStep });
});

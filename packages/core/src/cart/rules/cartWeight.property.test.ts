import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { isNearestHalfUp } from "../../product/halfUp.test.oracle.ts";
import { unitWeight } from "../../product/unitWeight.ts";
import { runs } from "../../runs.test.config.ts";
import { cartWeight } from "./cartWeight.ts";
import { lines } from "../model/lines.test.arbitrary.ts";

it.prop([fc.array(lines, { maxLength: 12 })], runs)(
  "[WEIGHT-2] a cart's weight is the sum of unit weights times quantities, rounded once",
  (cart) => {
    const weight = cartWeight(cart.map(({ line }) => line));
    const exact = cart.reduce((sum, { tenths, hundredThousandths }) => sum + tenths * hundredThousandths, 0n);
    expect(isNearestHalfUp(weight, exact, 1_000_000n)).toBe(true);
  },
);

it.prop([lines], runs)("[WEIGHT-2] a unit's weight includes its deposit items", ({ line, tenths }) => {
  expect(unitWeight(line.product)).toBe(Number(tenths) / 10);
});

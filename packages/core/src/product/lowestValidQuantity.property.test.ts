import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { lowestValidQuantity } from "./lowestValidQuantity.ts";
import { minimumQuantity } from "./minimumQuantity.ts";
import { lowestByCounting, numberOf, units } from "./units.test.arbitrary.ts";

it.prop([units.filter(({ step, minimum }) => minimum / step < 100_000)], runs)(
  "[QTY-4] the lowest valid quantity is the first multiple of the step that reaches the minimum",
  ({ unit, step, minimum }) => {
    expect(minimumQuantity(unit)).toBe(numberOf(minimum));
    expect(lowestValidQuantity(unit)).toBe(numberOf(lowestByCounting({ step, minimum })));
  },
);

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { lowestValidQuantity } from "./lowestValidQuantity.ts";
import { roundQuantity } from "./roundQuantity.ts";
import { switchUnit } from "./switchUnit.ts";
import { toAlternativeQuantity } from "./toAlternativeQuantity.ts";
import { toDefaultQuantity } from "./toDefaultQuantity.ts";
import { alternativeUnits, amounts, numberOf, units } from "./units.test.arbitrary.ts";

const quantityTypes = fc.constantFrom("default" as const, "alternative" as const);

it.prop([amounts, units, alternativeUnits, quantityTypes, quantityTypes], runs)(
  "[QTY-9] switching units converts, then rounds in the new unit; only 0 becomes 0",
  (amount, { unit: defaultUnit }, { unit: alternativeUnit }, from, to) => {
    const quantity = numberOf(amount);
    const product = { defaultUnit, alternativeUnit };
    const unit = to === "default" ? defaultUnit : alternativeUnit;
    const switched = switchUnit(quantity, { product, from, to });
    const converted = {
      default: () => toDefaultQuantity(quantity, alternativeUnit),
      alternative: () => toAlternativeQuantity(quantity, alternativeUnit),
    };
    const rounded = roundQuantity(from === to ? quantity : converted[to](), unit);
    expect(switched).toBe(quantity > 0 && rounded === 0 ? lowestValidQuantity(unit) : rounded);
    expect(switched === 0).toBe(quantity === 0);
    expect(roundQuantity(switched, unit)).toBe(switched);
  },
);

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { toDefaultQuantity } from "../../product/toDefaultQuantity.ts";
import { alternativeUnits, amounts, lowestByCounting, numberOf, units } from "../../product/units.test.arbitrary.ts";
import { runs } from "../../runs.test.config.ts";
import { lineQuantity } from "./lineQuantity.ts";

/** In whole hundred-thousandths: the nearest multiple of the step, halves up, at least the lowest; 0 stays 0. */
function orderable(wanted: number, figures: { readonly step: number; readonly minimum: number }): bigint {
  if (wanted === 0) return 0n;
  const step = BigInt(figures.step);
  const nearest = ((2n * BigInt(wanted) + step) / (2n * step)) * step;
  const lowest = BigInt(lowestByCounting(figures));
  return nearest < lowest ? lowest : nearest;
}

const types = fc.constantFrom("default" as const, "alternative" as const);

it.prop([units, alternativeUnits, amounts, types], runs)(
  "[CART-4] [CART-18] quantity 0 gives no line; other quantities round to an orderable one, also stated in default units",
  (inDefault, inAlternative, wanted, quantityType) => {
    const product = { defaultUnit: inDefault.unit, alternativeUnit: inAlternative.unit };
    const line = lineQuantity(product, { quantity: numberOf(wanted), quantityType });
    const expected = orderable(wanted, quantityType === "default" ? inDefault : inAlternative);
    const counted = Number(`${expected}e-5`);
    if (expected === 0n) expect(line).toBeNull();
    else if (quantityType === "default")
      expect(line).toEqual({ quantityType, quantity: counted, alternativeQuantity: null });
    else {
      const quantity = toDefaultQuantity(counted, inAlternative.unit);
      expect(line).toEqual({ quantityType, quantity, alternativeQuantity: counted });
    }
  },
);

it.prop([units, amounts], runs)(
  "[CART-4] a product without an alternative unit is counted in its default unit",
  ({ unit }, wanted) => {
    const product = { defaultUnit: unit, alternativeUnit: null };
    expect(() => lineQuantity(product, { quantity: numberOf(wanted), quantityType: "alternative" })).toThrow(
      "noSuchUnit",
    );
  },
);

import { heldLowest, heldRounded, heldStep, numberOfHeld } from "./heldQuantity.ts";
import type { SellingUnit } from "./Product.ts";

/**
 * The quantity that a press of + leads to: from 0 the lowest valid one, else one step more. A start that is not valid
 * is rounded first.
 *
 * Errors: QuantityError for a quantity, step or minimum that is negative, not finite or too large.
 *
 * @rule QTY-5
 * @example stepUp(0, { name: "kg", minimumQuantity: 0.3, quantityStep: 0.25 }) // => 0.5
 * @example stepUp(0.5, { name: "kg", minimumQuantity: 0.3, quantityStep: 0.25 }) // => 0.75
 */
export function stepUp(quantity: number, unit: SellingUnit): number {
  const start = heldRounded(quantity, unit);
  return numberOfHeld(start === 0 ? heldLowest(unit) : start + heldStep(unit));
}

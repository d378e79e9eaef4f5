import { heldLowest, heldRounded, heldStep, numberOfHeld } from "./heldQuantity.ts";
import type { SellingUnit } from "./Product.ts";

/**
 * The quantity that a press of − leads to: from the lowest valid one 0, else one step less. A start that is not valid
 * is rounded first.
 *
 * Errors: QuantityError for a quantity, step or minimum that is negative, not finite or too large.
 *
 * @rule QTY-5
 * @example stepDown(0.75, { name: "kg", minimumQuantity: 0.3, quantityStep: 0.25 }) // => 0.5
 * @example stepDown(0.5, { name: "kg", minimumQuantity: 0.3, quantityStep: 0.25 }) // => 0
 */
export function stepDown(quantity: number, unit: SellingUnit): number {
  const start = heldRounded(quantity, unit);
  return numberOfHeld(start <= heldLowest(unit) ? 0 : start - heldStep(unit));
}

import { heldMinimum, numberOfHeld } from "./heldQuantity.ts";
import type { SellingUnit } from "./Product.ts";

/**
 * The minimum in this unit: its minimum, else its step, else 1. A valid quantity is also a multiple of the step: see
 * `lowestValidQuantity`.
 *
 * Rounding: half up to five decimals; a result of 0 counts as missing. Errors: QuantityError for figures that are
 * negative, not finite or too large.
 *
 * @rule QTY-1
 * @example minimumQuantity({ name: "kg", minimumQuantity: null, quantityStep: 0.25 }) // => 0.25
 */
export function minimumQuantity(unit: SellingUnit): number {
  return numberOfHeld(heldMinimum(unit));
}

import { heldMinimum, numberOfHeld } from "./heldQuantity.ts";
import type { SellingUnit } from "./Product.ts";

/**
 * The least that the shop wants to sell in this unit: its minimum, else its step, else 1. What can be ordered is a
 * multiple of the step as well: see `lowestValidQuantity`.
 *
 * Rounding: half up to five decimals; what is 0 then counts as not given. Errors: QuantityError for figures that are
 * negative, not finite or too large.
 *
 * @rule QTY-1
 * @example minimumQuantity({ name: "kg", minimumQuantity: null, quantityStep: 0.25 }) // => 0.25
 */
export function minimumQuantity(unit: SellingUnit): number {
  return numberOfHeld(heldMinimum(unit));
}

import { held, numberOfHeld } from "./heldQuantity.ts";

/**
 * The sum of quantities in one unit, independent of their order.
 *
 * Rounding: each half up to five decimals, the sum not at all. Errors: QuantityError for a quantity that is negative,
 * not finite or too large, and for a sum that is.
 *
 * @rule QTY-3
 * @example sumQuantities([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]) // => 1
 */
export function sumQuantities(quantities: ReadonlyArray<number>): number {
  return numberOfHeld(quantities.reduce((sum, quantity) => sum + held(quantity, "quantity"), 0));
}

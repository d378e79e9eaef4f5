import { heldRounded, numberOfHeld } from "./heldQuantity.ts";
import type { SellingUnit } from "./Product.ts";

/**
 * The quantity that can be ordered for a wanted one: the nearest multiple of the unit's step, never under the lowest
 * valid quantity. 0 stays 0: it removes the product.
 *
 * Rounding: half up, exact. Errors: QuantityError for a quantity, step or minimum that is negative, not finite or too
 * large.
 *
 * @rule QTY-2
 * @example roundQuantity(0.375, { name: "kg", minimumQuantity: null, quantityStep: 0.25 }) // => 0.5
 * @example roundQuantity(0.37, { name: "kg", minimumQuantity: null, quantityStep: 0.25 }) // => 0.25
 * @example roundQuantity(0.01, { name: "kg", minimumQuantity: null, quantityStep: 0.25 }) // => 0.25
 */
export function roundQuantity(wanted: number, unit: SellingUnit): number {
  return numberOfHeld(heldRounded(wanted, unit));
}

import { heldLowest, numberOfHeld } from "./heldQuantity.ts";
import type { SellingUnit } from "./Product.ts";

/**
 * The least that can be ordered in this unit: the smallest positive multiple of its step that is not below its
 * minimum.
 *
 * Errors: QuantityError for figures that are negative, not finite or too large.
 *
 * @rule QTY-4
 * @example lowestValidQuantity({ name: "kg", minimumQuantity: 0.3, quantityStep: 0.25 }) // => 0.5
 */
export function lowestValidQuantity(unit: SellingUnit): number {
  return numberOfHeld(heldLowest(unit));
}

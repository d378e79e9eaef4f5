import { checkedQuantity, heldRate, numberOfHeld } from "./heldQuantity.ts";
import type { AlternativeUnit } from "./Product.ts";
import { roundedProduct } from "./roundedProduct.ts";

/**
 * A quantity counted in alternative units, in default units. It is not rounded to the default unit's step.
 *
 * Rounding: half up to five decimals, exact. Errors: QuantityError for a quantity that is negative, not finite or too
 * large, and for a rate that is not above 0.
 *
 * @rule QTY-6
 * @example toDefaultQuantity(3, { exchangeRate: 0.18 }) // => 0.54
 */
export function toDefaultQuantity(alternative: number, unit: Pick<AlternativeUnit, "exchangeRate">): number {
  const quantity = checkedQuantity(alternative, "quantity");
  return numberOfHeld(roundedProduct(heldRate(unit), quantity));
}

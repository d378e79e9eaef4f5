import { grams, type Grams } from "../../product/amounts.ts";
import { heldDecimal, heldPerUnit } from "../../product/heldDecimal.ts";
import type { ProductQuantities } from "../../product/Product.ts";
import { roundedQuotient } from "../../product/roundedRatio.ts";
import { unitWeight } from "../../product/unitWeight.ts";

/**
 * The weight of the cart's lines, deposit items included; an absent weight is 0.
 *
 * Units: quantities in default units; grams. Rounding: to whole grams, once, at the end; half up, exact. Errors:
 * RangeError for a quantity that is negative or not finite.
 *
 * @rule WEIGHT-2
 * @example cartWeight([{ product: { weight: 0.3, deposits: [] }, quantity: 1 }, { product: { weight: 0.2, deposits: [] }, quantity: 1 }]) // => 1
 */
export function cartWeight(
  lines: ReadonlyArray<{
    readonly product: Pick<ProductQuantities, "weight" | "deposits">;
    readonly quantity: number;
  }>,
): Grams {
  // Doubles while they are exact: several times faster than BigInt.
  let exact = 0;
  let beyond = 0n;
  for (const { product, quantity } of lines) {
    const [unit, count] = [heldDecimal(unitWeight(product)), heldDecimal(quantity)];
    const sum = exact + unit * count;
    // Stryker disable next-line ConditionalExpression: Without the quick way the exact one answers the same; it only takes longer.
    if (Number.isSafeInteger(sum)) exact = sum;
    else beyond += BigInt(unit) * BigInt(count);
  }
  return grams(roundedQuotient(BigInt(exact) + beyond, BigInt(heldPerUnit) ** 2n));
}

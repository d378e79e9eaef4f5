import { grams, type Grams } from "./amounts.ts";
import { heldDecimal, heldPerUnit } from "./heldDecimal.ts";
import type { ProductQuantities } from "./Product.ts";

/**
 * The weight of one default unit with its deposit items; an absent weight is 0.
 *
 * Units: grams. Rounding: each weight half up to five decimals.
 *
 * @rule WEIGHT-2
 * @example unitWeight({ weight: 0.1, deposits: [{ weight: 0.2 }, { weight: null }] }) // => 0.3
 */
export function unitWeight({ weight, deposits }: Pick<ProductQuantities, "weight" | "deposits">): Grams {
  const held = deposits.reduce((sum, deposit) => sum + heldDecimal(deposit.weight ?? 0), heldDecimal(weight ?? 0));
  return grams(held / heldPerUnit);
}

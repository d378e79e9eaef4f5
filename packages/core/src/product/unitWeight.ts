import { grams, type Grams } from "./amounts.ts";
import { exactUnitWeight } from "./exactUnitWeight.ts";
import type { ProductQuantities } from "./Product.ts";

/**
 * The weight of one default unit with its deposit items; an absent weight is 0.
 *
 * Units: grams. Rounding: none.
 *
 * @rule WEIGHT-2
 * @example unitWeight({ weight: 0.1, deposits: [{ weight: 0.2 }, { weight: null }] }) // => 0.3
 */
export function unitWeight(product: Pick<ProductQuantities, "weight" | "deposits">): Grams {
  const { numerator, denominator } = exactUnitWeight(product);
  return grams(Number(numerator) / Number(denominator));
}

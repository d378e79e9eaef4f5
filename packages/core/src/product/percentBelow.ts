import type { Huf } from "./amounts.ts";
import { roundedRatio } from "./roundedRatio.ts";

/**
 * The percentage by which a price is below another; 0 for an equal or higher price.
 *
 * Units: whole percent. Rounding: half up, exact.
 *
 * @rule PRICE-4
 * @example percentBelow(875, { reference: 1000 }) // => 13
 * @example percentBelow(0, { reference: 0 }) // => 0
 */
export function percentBelow(price: Huf, { reference }: { readonly reference: Huf }): number {
  return price < reference ? roundedRatio(100, reference - price, reference) : 0;
}

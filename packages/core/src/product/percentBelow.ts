import type { Huf } from "./amounts.ts";
import { dividedBy, exactly, roundHalfUp, times } from "./fraction.ts";

/**
 * By how many percent a price is below another; 0 when it is not below.
 *
 * Units: whole percent. Rounding: half up, exact.
 *
 * @rule PRICE-4
 * @example percentBelow(875, { reference: 1000 }) // => 13
 * @example percentBelow(0, { reference: 0 }) // => 0
 */
export function percentBelow(price: Huf, { reference }: { readonly reference: Huf }): number {
  if (price >= reference) return 0;
  return roundHalfUp(times(dividedBy(exactly(reference - price), exactly(reference)), exactly(100)));
}

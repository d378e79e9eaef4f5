import type { ShippingMethod } from "../delivery/ShippingMethod.ts";
import type { Grams } from "../product/amounts.ts";

/** From here on a shopper wants to know how much more can go along. */
const nearShare = 0.75;

/**
 * Whether a cart has three quarters of what a shipping method carries, or more. One without a maximum carries anything.
 *
 * Units: grams.
 *
 * @example isNearMaxWeight(30000, { shippingMethod: { maxWeight: 40000 } }) // => true
 * @example isNearMaxWeight(29999, { shippingMethod: { maxWeight: 40000 } }) // => false
 */
export function isNearMaxWeight(
  weight: Grams,
  { shippingMethod }: { readonly shippingMethod: Pick<ShippingMethod, "maxWeight"> | null },
): boolean {
  const maxWeight = shippingMethod?.maxWeight ?? null;
  return maxWeight !== null && weight >= maxWeight * nearShare;
}

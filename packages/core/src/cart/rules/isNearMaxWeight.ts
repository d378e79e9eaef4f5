import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { Grams } from "../../product/amounts.ts";

/** From this share of the maximum, the shopper sees the remaining weight. */
const nearShare = 0.75;

/**
 * Whether a cart weighs at least three quarters of a shipping method's maximum. A method without a maximum carries any weight.
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

import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { Grams } from "../../product/amounts.ts";

/**
 * Whether a cart is too heavy for a shipping method. A method without a maximum carries any weight.
 *
 * Units: grams.
 *
 * @rule WEIGHT-4
 * @example exceedsMaxWeight(40001, { shippingMethod: { maxWeight: 40000 } }) // => true
 * @example exceedsMaxWeight(40000, { shippingMethod: { maxWeight: 40000 } }) // => false
 */
export function exceedsMaxWeight(
  weight: Grams,
  { shippingMethod }: { readonly shippingMethod: Pick<ShippingMethod, "maxWeight"> | null },
): boolean {
  const maxWeight = shippingMethod?.maxWeight ?? null;
  return maxWeight !== null && weight > maxWeight;
}

import type { Huf } from "../../product/amounts.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { shippingProblems } from "./shippingProblems.ts";

/**
 * The cart value from which a method is free; null when it is never or always free, and for one that cannot be used.
 *
 * Units: whole forint, gross; goods after discount, without the deposit, as `deliveryFee` counts them.
 *
 * @example freeDeliveryFrom({ priceRanges: [{ from: 0, price: 1490 }, { from: 20000, price: 0 }], isAvailable: true, problems: [] }) // => 20000
 * @example freeDeliveryFrom(null) // => null
 */
export function freeDeliveryFrom(
  method: Pick<ShippingMethod, "priceRanges" | "isAvailable" | "problems"> | null,
): Huf | null {
  if (method === null || shippingProblems(method).length > 0) return null;
  const free = method.priceRanges.filter(({ from, price }) => price === 0 && from > 0);
  // Stryker disable next-line EqualityOperator: Of equal amounts either is the least.
  return free.reduce<Huf | null>((least, { from }) => (least === null || from < least ? from : least), null);
}

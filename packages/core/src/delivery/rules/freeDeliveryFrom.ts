import type { Huf } from "../../product/amounts.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/**
 * The cart value from which a method is free; null when it never is, or always.
 *
 * Units: whole forint, gross; goods after discount, without the deposit, as `deliveryFee` counts them.
 *
 * @example freeDeliveryFrom({ priceRanges: [{ from: 0, price: 1490 }, { from: 20000, price: 0 }] }) // => 20000
 * @example freeDeliveryFrom(null) // => null
 */
export function freeDeliveryFrom(method: Pick<ShippingMethod, "priceRanges"> | null): Huf | null {
  // Stryker disable next-line ArrayDeclaration: What is no range has no price of 0.
  const free = (method?.priceRanges ?? []).filter(({ from, price }) => price === 0 && from > 0);
  // Stryker disable next-line EqualityOperator: Of equal amounts either is the least.
  return free.reduce<Huf | null>((least, { from }) => (least === null || from < least ? from : least), null);
}

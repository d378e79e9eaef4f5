import { huf, type Huf } from "../../product/amounts.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/**
 * The delivery fee: for the courier the time slot's price; else the price of the range with the greatest reached
 * `from`; else the method's price. With a discount price, never more than that.
 *
 * Units: whole forint, gross; `goods` after discount, without the deposit. No method: 0.
 *
 * @rule TOTAL-2
 * @example deliveryFee({ kind: "postal", price: 1990, discountPrice: null, priceRanges: [{ from: 0, price: 1490 }, { from: 20000, price: 0 }] }, { goods: 20000 }) // => 0
 * @example deliveryFee(null, { goods: 20000 }) // => 0
 */
export function deliveryFee(
  method: Pick<ShippingMethod, "kind" | "price" | "discountPrice" | "priceRanges"> | null,
  { goods, timeSlot = null }: { readonly goods: Huf; readonly timeSlot?: { readonly price: Huf } | null | undefined },
): Huf {
  if (method === null) return huf(0);
  const base =
    timeSlot !== null && shippingTraits(method).needs === "timeSlot" ? timeSlot.price : rangePrice(method, goods);
  return huf(Math.min(base, method.discountPrice ?? base));
}

function rangePrice({ price, priceRanges }: Pick<ShippingMethod, "price" | "priceRanges">, goods: Huf): Huf {
  return priceRanges.reduce((reached, range) => (range.from <= goods && range.from > reached.from ? range : reached), {
    from: Number.NEGATIVE_INFINITY,
    price,
  }).price;
}

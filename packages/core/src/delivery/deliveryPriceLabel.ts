import type { Huf } from "../product/amounts.ts";
import { formatHuf } from "../text/formatHuf.ts";
import { deliveryTexts, type DeliveryTexts } from "./text.hu.ts";

/**
 * What a delivery costs at most, as shoppers read it.
 *
 * @rule TOTAL-4
 * @example deliveryPriceLabel(1990) // => "0-1\u00a0990\u00a0Ft"
 */
export function deliveryPriceLabel(
  price: Huf,
  { texts = deliveryTexts }: { readonly texts?: DeliveryTexts | undefined } = {},
): string {
  return price === 0 ? texts.free : texts.upTo(formatHuf(price));
}

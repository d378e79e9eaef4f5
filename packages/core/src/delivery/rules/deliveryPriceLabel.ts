import type { Huf } from "../../product/amounts.ts";
import { formatHuf } from "../../text/formatHuf.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";
import type { Formatted } from "../../product/text.hu.ts";

/**
 * A delivery price as text: a known fee, or its maximum.
 *
 * @rule TOTAL-4
 * @example deliveryPriceLabel(1990) // => "1\u00a0990\u00a0Ft"
 * @example deliveryPriceLabel(1990, { isAtMost: true }) // => "0-1\u00a0990\u00a0Ft"
 */
export function deliveryPriceLabel(
  price: Huf,
  {
    isAtMost = false,
    formats,
    texts = deliveryTexts,
  }: Formatted & { readonly isAtMost?: boolean | undefined; readonly texts?: DeliveryTexts | undefined } = {},
): string {
  if (price === 0) return texts.free;
  const written = formatHuf(price, { formats });
  return isAtMost ? texts.upTo(written) : written;
}

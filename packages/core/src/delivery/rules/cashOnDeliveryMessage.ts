import type { Huf } from "../../product/amounts.ts";
import { formatHuf } from "../../text/formatHuf.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";
import type { Formatted } from "../../product/text.hu.ts";

/**
 * The message about the fee for cash on delivery.
 *
 * @rule TOTAL-5
 * @example cashOnDeliveryMessage(1290).includes(" 1\u00a0290\u00a0Ft ") // => true
 */
export function cashOnDeliveryMessage(
  cost: Huf,
  { formats, texts = deliveryTexts }: Formatted & { readonly texts?: DeliveryTexts | undefined } = {},
): string {
  return texts.cashOnDeliveryCost(formatHuf(cost, { formats }));
}

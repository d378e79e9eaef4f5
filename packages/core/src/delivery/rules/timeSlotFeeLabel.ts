import { groupThousands } from "../../product/groupThousands.ts";
import type { Huf } from "../../product/amounts.ts";
import { formatHuf } from "../../text/formatHuf.ts";
import { deliveryFee } from "./deliveryFee.ts";
import { deliveryPriceLabel } from "./deliveryPriceLabel.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";
import type { Formatted } from "../../product/text.hu.ts";

/**
 * What the free time slots of a method cost for these goods, from the cheapest to the dearest; `null` when none is
 * free, and for methods without slots. An en dash and a word joiner keep the range on one line.
 *
 * Units: whole forint, gross; goods and discount price as in `deliveryFee`.
 *
 * @rule SHIP-10
 * @example timeSlotFeeLabel({ kind: "courier", price: 1490, discountPrice: null, priceRanges: [], timeSlots: { free: { lowestPrice: 790, highestPrice: 1290 } } }, { goods: 5000 }) // => "790–\u20601\u00a0290\u00a0Ft"
 * @example timeSlotFeeLabel({ kind: "courier", price: 1490, discountPrice: 0, priceRanges: [], timeSlots: { free: { lowestPrice: 790, highestPrice: 1290 } } }, { goods: 5000 }) // => "Ingyenes"
 * @example timeSlotFeeLabel({ kind: "courier", price: 1490, discountPrice: null, priceRanges: [], timeSlots: { free: null } }, { goods: 5000 }) // => null
 * @example timeSlotFeeLabel(null, { goods: 5000 }) // => null
 */
export function timeSlotFeeLabel(
  method: Pick<ShippingMethod, "kind" | "price" | "discountPrice" | "priceRanges" | "timeSlots"> | null,
  {
    goods,
    formats,
    texts = deliveryTexts,
  }: Formatted & { readonly goods: Huf; readonly texts?: DeliveryTexts | undefined },
): string | null {
  const free = method?.timeSlots?.free ?? null;
  if (free === null) return null;
  const feeAt = (price: Huf) => deliveryFee(method, { goods, timeSlot: { price } });
  const [lowest, highest] = [feeAt(free.lowestPrice), feeAt(free.highestPrice)];
  if (lowest === highest) return deliveryPriceLabel(lowest, { formats, texts });
  const [digits, written] = [groupThousands(lowest, { formats }), formatHuf(lowest, { formats })];
  // A currency behind the amount is written once.
  return `${written.startsWith(digits) ? digits : written}–\u2060${formatHuf(highest, { formats })}`;
}

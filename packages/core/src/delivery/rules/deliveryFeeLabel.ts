import type { Huf } from "../../product/amounts.ts";
import { deliveryPriceLabel } from "./deliveryPriceLabel.ts";
import { isFeeAtMost } from "./isFeeAtMost.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import type { TimeRange } from "../model/TimeSlot.ts";
import type { DeliveryTexts } from "../text.hu.ts";
import { timeSlotFeeLabel } from "./timeSlotFeeLabel.ts";
import type { Formatted } from "../../product/text.hu.ts";

interface FeeOf extends Formatted {
  readonly method: Pick<ShippingMethod, "kind" | "price" | "discountPrice" | "priceRanges" | "timeSlots"> | null;
  /** After discount, without the deposit. */
  readonly goods: Huf;
  /** The chosen one; null before the choice. */
  readonly timeSlot: TimeRange | null;
  readonly texts?: DeliveryTexts | undefined;
}

/**
 * A delivery fee as every screen writes it. While the fee depends on a time slot, it is the range of the slots' prices,
 * or TOTAL-4's range from 0 when no price is known.
 *
 * Units: whole forint, gross.
 *
 * @rule TOTAL-4, SHIP-10
 * @example deliveryFeeLabel(1490, { method: { kind: "courier", price: 1490, discountPrice: null, priceRanges: [], timeSlots: { free: { lowestPrice: 990, highestPrice: 1490 } } }, goods: 5000, timeSlot: null }) // => "990–\u20601\u00a0490\u00a0Ft"
 * @example deliveryFeeLabel(1490, { method: { kind: "courier", timeSlots: null }, goods: 5000, timeSlot: null }) // => "0-1\u00a0490\u00a0Ft"
 * @example deliveryFeeLabel(990, { method: { kind: "courier", timeSlots: null }, goods: 5000, timeSlot: { day: "2026-11-21", from: "08:00", to: "10:00" } }) // => "990\u00a0Ft"
 */
export function deliveryFeeLabel(fee: Huf, { method, goods, timeSlot, formats, texts }: FeeOf): string {
  const isAtMost = isFeeAtMost(method, { timeSlot });
  const ofSlots = isAtMost ? timeSlotFeeLabel(method, { goods, formats, texts }) : null;
  return ofSlots ?? deliveryPriceLabel(fee, { isAtMost, formats, texts });
}

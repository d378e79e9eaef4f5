import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import type { TimeRange } from "../model/TimeSlot.ts";

/**
 * Whether the delivery fee is a maximum: no time slot is chosen yet, and one may cost less.
 *
 * @rule TOTAL-4
 * @example isFeeAtMost({ kind: "courier" }, { timeSlot: null }) // => true
 * @example isFeeAtMost({ kind: "postal" }, { timeSlot: null }) // => false
 * @example isFeeAtMost(null, { timeSlot: null }) // => false
 */
export function isFeeAtMost(
  method: Pick<ShippingMethod, "kind"> | null,
  { timeSlot }: { readonly timeSlot: TimeRange | null },
): boolean {
  return shippingTraits(method).needs === "timeSlot" && timeSlot === null;
}

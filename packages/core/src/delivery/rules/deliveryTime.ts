import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import type { TimeRange } from "../model/TimeSlot.ts";

/**
 * When a cart comes: with the linked order, else in the chosen slot, which counts only while the method has slots. `null` when
 * the recipient need not be at home.
 *
 * @rule SHIP-7, CHK-8
 * @example deliveryTime({ shippingMethod: { kind: "courier" }, linkedOrder: null, timeSlot: { day: "2026-11-27", from: "13:00", to: "15:00" } }) // => { day: "2026-11-27", from: "13:00", to: "15:00" }
 * @example deliveryTime({ shippingMethod: { kind: "pickup" }, linkedOrder: null, timeSlot: { day: "2026-11-27", from: "13:00", to: "15:00" } }) // => null
 */
export function deliveryTime({
  shippingMethod,
  linkedOrder,
  timeSlot,
}: {
  readonly shippingMethod: Pick<ShippingMethod, "kind"> | null;
  readonly linkedOrder: { readonly timeSlot: TimeRange | null } | null;
  readonly timeSlot: TimeRange | null;
}): TimeRange | null {
  if (linkedOrder) return linkedOrder.timeSlot;
  return shippingTraits(shippingMethod).needs === "timeSlot" ? timeSlot : null;
}

import { deliveryFee, type ShippingMethod, shippingProblems, shippingTraits } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { homeText } from "./text.hu.ts";

/**
 * What the courier's delivery costs: from the cheapest free time slot where the place's are known, else at most the
 * method's own price. `null` where no courier can come.
 *
 * @rule TOTAL-2, SHIP-10
 */
export function deliveryPromise(methods: ReadonlyArray<ShippingMethod> | null): string | null {
  const courier = methods?.find((method) => shippingTraits(method).needs === "timeSlot");
  if (courier === undefined || shippingProblems(courier).length > 0) return null;
  const free = courier.timeSlots?.free ?? null;
  const fee = deliveryFee(courier, { goods: huf(0), timeSlot: free && { price: free.lowestPrice } });
  if (fee === 0) return homeText.deliveryFree;
  return free === null ? homeText.deliveryAtMost(formatHuf(fee)) : homeText.deliveryFrom(formatHuf(fee));
}

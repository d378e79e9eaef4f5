import { shippingTraits } from "../../shipping/shippingKinds.ts";
import { missingBillingFields } from "../../payment/missingBillingFields.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { type Need, pageNeeds } from "./pageNeeds.ts";

/**
 * The needs of an order, and of each step's button: the pages' needs, a time slot or post point where the method has
 * them, and a complete billing address. A linked order has its slot or point already.
 *
 * @rule CHK-3
 */
export function orderNeeds(state: CheckoutState): ReadonlyArray<Need> {
  const { linkedOrder, shippingMethod, timeSlotId, postPoint, billingAddress } = state;
  const { needs, goesTo } = shippingTraits(shippingMethod);
  return [
    ...pageNeeds(state).filter(([kind]) => kind !== "billingAddress"),
    ["timeSlot", "shipping", !linkedOrder && needs === "timeSlot" && !timeSlotId],
    ["postPoint", "shipping", !linkedOrder && goesTo === "postPoint" && !postPoint],
    ["billingAddress", "billing", !billingAddress || missingBillingFields(billingAddress).length > 0],
  ];
}

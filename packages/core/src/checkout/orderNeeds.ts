import { missingBillingFields } from "../payment/missingBillingFields.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { type Need, pageNeeds } from "./pageNeeds.ts";

/**
 * What an order needs, and each step towards it by a form's button: what the pages need, a time slot for the courier, a post
 * point, and a complete billing address. A linked order has its slot or point already.
 *
 * @rule CHK-3
 */
export function orderNeeds(state: CheckoutState) {
  const { linkedOrder, shippingMethod, timeSlotId, postPoint, billingAddress } = state;
  const asksFor = (kind: string) => !linkedOrder && shippingMethod?.kind === kind;
  return [
    ...pageNeeds(state).filter(([kind]) => kind !== "billingAddress"),
    ["timeSlot", "shipping", asksFor("courier") && !timeSlotId],
    ["postPoint", "shipping", asksFor("postPoint") && !postPoint],
    ["billingAddress", "billing", !billingAddress || missingBillingFields(billingAddress).length > 0],
  ] as const satisfies ReadonlyArray<Need>;
}

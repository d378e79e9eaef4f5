import { blockersOf } from "./blockersOf.ts";
import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import { checkoutFlows } from "../model/checkoutFlows.ts";
import type { CheckoutStep } from "../model/checkoutPaths.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { slotNeed } from "./slotNeed.ts";
import { stepInFlow } from "./stepInFlow.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import { missingBillingFields } from "../../payment/missingBillingFields.ts";
import { type Need, pageNeeds } from "./pageNeeds.ts";

/**
 * The needs of an order, and of each step's button: the pages' needs, a time slot or post point where the method has
 * them, and a complete billing address. A linked order has its slot or point already.
 *
 * @rule CHK-3
 */
function orderNeeds(state: CheckoutState): ReadonlyArray<Need> {
  const { linkedOrder, shippingMethod, postPoint, billingAddress } = state;
  const { needs, goesTo } = shippingTraits(shippingMethod);
  return [
    ...pageNeeds(state).filter(([kind]) => kind !== "billingAddress"),
    ...(!linkedOrder && needs === "timeSlot" ? [slotNeed(state)] : []),
    ["postPoint", "shipping", !linkedOrder && goesTo === "postPoint" && !postPoint],
    ["billingAddress", "billing", !billingAddress || missingBillingFields(billingAddress).length > 0],
  ];
}

/**
 * All blockers of leaving a step by its button, which places the order on the summary; in the order of the steps that
 * solve them. Empty means that the step is complete.
 *
 * @rule CHK-3
 * @rule CHK-4
 * @example orderBlockers({ flow: "express", cart: null, selection: null, shippingMethod: null, contactPerson: null, shippingAddress: null, paymentMethod: null }, { leaving: "cart" }).map(({ kind }) => kind) // => ["cart", "selection", "shippingMethod"]
 */
export function orderBlockers(
  state: CheckoutState,
  { leaving }: { readonly leaving: CheckoutStep },
): ReadonlyArray<CheckoutBlocker> {
  const steps: ReadonlyArray<CheckoutStep> = checkoutFlows[state.flow];
  const blockers = blockersOf(orderNeeds(state), state);
  return steps
    .slice(0, steps.indexOf(stepInFlow(leaving, state)) + 1)
    .flatMap((step) => blockers.filter((blocker) => blocker.step === step));
}

import { blockersOf } from "./blockersOf.ts";
import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import { checkoutFlows } from "../model/checkoutFlows.ts";
import type { CheckoutStep } from "../model/checkoutPaths.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { orderNeeds } from "./orderNeeds.ts";
import { stepInFlow } from "./stepInFlow.ts";

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

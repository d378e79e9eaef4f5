import { blockersOf } from "./blockersOf.ts";
import type { CheckoutBlocker } from "./CheckoutBlocker.ts";
import { checkoutFlows } from "./checkoutFlows.ts";
import type { CheckoutStep } from "./checkoutPaths.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { orderNeeds } from "./orderNeeds.ts";
import { stepInFlow } from "./stepInFlow.ts";

/**
 * Everything that keeps the shopper from moving on from a step by its form's button, which on the summary places the order;
 * in the order of the steps that fix it. Empty means go.
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

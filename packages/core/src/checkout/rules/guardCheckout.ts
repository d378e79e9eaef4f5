import { blockersOf } from "./blockersOf.ts";
import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import { checkoutFlows } from "../model/checkoutFlows.ts";
import { checkoutPaths, type CheckoutStep } from "../model/checkoutPaths.ts";
import type { CheckoutState } from "./checkoutState.ts";
import { checkoutStepAt } from "./checkoutStepAt.ts";
import { pageNeeds } from "./pageNeeds.ts";
import { stepInFlow } from "./stepInFlow.ts";

/** Whether a checkout page is open, else the redirect and the reason. */
export type CheckoutPass =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly redirectTo: string;
      /** Empty when the page belongs to the other flow and its counterpart in this flow is open. */
      readonly blockers: ReadonlyArray<CheckoutBlocker>;
    };

/**
 * Whether a page is open now, else its redirect and all missing requirements: the page of the first incomplete step, or
 * `/` for an empty cart. Pages outside the checkout, and the cart's, are always open.
 *
 * @rule CHK-5
 * @rule CHK-6
 * @example guardCheckout("/kosar", { flow: "normal", cart: null, selection: null, shippingMethod: null, contactPerson: null, shippingAddress: null, paymentMethod: null }) // => { allowed: true }
 * @example guardCheckout("/megrendeles", { flow: "normal", cart: null, selection: null, shippingMethod: null, contactPerson: null, shippingAddress: null, paymentMethod: null }).redirectTo // => "/"
 */
export function guardCheckout(path: string, state: CheckoutState): CheckoutPass {
  const asked = checkoutStepAt(path);
  if (asked === null) return { allowed: true };
  const step = stepInFlow(asked, state);
  const steps: ReadonlyArray<CheckoutStep> = checkoutFlows[state.flow];
  const blockers = blockersOf(pageNeeds(state), state).filter(
    (blocker) => steps.indexOf(blocker.step) < steps.indexOf(step),
  );
  const [first] = blockers;
  if (!first && step === asked) return { allowed: true };
  return { allowed: false, redirectTo: first?.kind === "cart" ? "/" : checkoutPaths[first?.step ?? step], blockers };
}

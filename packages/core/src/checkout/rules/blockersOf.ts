import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import type { CheckoutFlow } from "../model/checkoutFlows.ts";
import type { Need } from "./pageNeeds.ts";
import { stepInFlow } from "./stepInFlow.ts";

/** The unmet needs, each with the flow's step that solves it. */
export function blockersOf(
  needs: ReadonlyArray<Need>,
  state: { readonly flow: CheckoutFlow },
): ReadonlyArray<CheckoutBlocker> {
  return needs
    .filter(([, , isLacking]) => isLacking)
    .map(([kind, step]) => ({ kind, step: stepInFlow(step, state), textKey: `checkout.blockers.${kind}` }));
}

import { checkoutFlows, type CheckoutFlow } from "../model/checkoutFlows.ts";
import type { CheckoutStep } from "../model/checkoutPaths.ts";

/**
 * The step that does a step's work in a flow: its own, or for one of the other flow the first after the cart.
 *
 * @rule CHK-5
 * @example stepInFlow("billing", { flow: "express" }) // => "orderDetails"
 * @example stepInFlow("orderDetails", { flow: "normal" }) // => "contact"
 */
export function stepInFlow(step: CheckoutStep, { flow }: { readonly flow: CheckoutFlow }): CheckoutStep {
  const steps: ReadonlyArray<CheckoutStep> = checkoutFlows[flow];
  return steps.includes(step) ? step : checkoutFlows[flow][1];
}

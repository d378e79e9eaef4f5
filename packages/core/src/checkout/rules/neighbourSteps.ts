import { checkoutFlows, type CheckoutFlow } from "../model/checkoutFlows.ts";
import type { CheckoutStep } from "../model/checkoutPaths.ts";
import { stepInFlow } from "./stepInFlow.ts";

/** The steps before and after one; null at the ends. */
export interface NeighbourSteps {
  readonly previous: CheckoutStep | null;
  readonly next: CheckoutStep | null;
}

/**
 * The steps before and after a step; `null` before the cart and after the summary.
 *
 * @rule CHK-7
 * @example neighbourSteps("summary", { flow: "express" }) // => { previous: "orderDetails", next: null }
 */
export function neighbourSteps(step: CheckoutStep, { flow }: { readonly flow: CheckoutFlow }): NeighbourSteps {
  const steps: ReadonlyArray<CheckoutStep> = checkoutFlows[flow];
  const index = steps.indexOf(stepInFlow(step, { flow }));
  return { previous: steps[index - 1] ?? null, next: steps[index + 1] ?? null };
}

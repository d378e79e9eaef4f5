import type { CheckoutFlow } from "./checkoutFlows.ts";
import type { CheckoutStep } from "./checkoutPaths.ts";
import { neighbourSteps } from "./neighbourSteps.ts";
import { checkoutTexts, type CheckoutTexts } from "./text.hu.ts";

/** What the buttons under a step say. */
export interface StepButtons {
  /** Null where nothing comes before. */
  readonly back: string | null;
  readonly next: string;
}

/**
 * What the buttons of a step say: where they lead, and on the last step that the order obliges to pay.
 *
 * @rule CHK-7
 * @rule LAW-7
 * @example stepButtons("cart", { flow: "express" }).back // => null
 */
export function stepButtons(
  step: CheckoutStep,
  { flow, texts = checkoutTexts }: { readonly flow: CheckoutFlow; readonly texts?: CheckoutTexts | undefined },
): StepButtons {
  const { previous, next } = neighbourSteps(step, { flow });
  return {
    back: previous && texts.back(texts.steps[previous]),
    next: next ? texts.next(texts.steps[next]) : texts.placeOrder,
  };
}

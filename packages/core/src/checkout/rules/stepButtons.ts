import type { CheckoutFlow } from "../model/checkoutFlows.ts";
import type { CheckoutStep } from "../model/checkoutPaths.ts";
import { neighbourSteps } from "./neighbourSteps.ts";
import { checkoutTexts, type CheckoutTexts } from "../text.hu.ts";

/** The labels of a step's buttons. */
export interface StepButtons {
  /** Null at the first step. */
  readonly back: string | null;
  readonly next: string;
}

/**
 * The labels of a step's buttons: their targets, and on the last step the obligation to pay.
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
    back: previous && texts.back(texts.toSteps[previous]),
    next: next ? texts.next(texts.toSteps[next]) : texts.placeOrder,
  };
}

"use client";
import { type CheckoutPass, type CheckoutView, guardCheckout } from "@kamra/core/checkout";
import { useCheckout } from "./useCheckout.ts";

const stateOf = ({ checkout }: CheckoutView) => checkout;

/** Whether a page can be shown now, else where to go instead and all that stands in the way. */
export function useCheckoutGuard(path: string): CheckoutPass {
  return guardCheckout(path, useCheckout(stateOf));
}

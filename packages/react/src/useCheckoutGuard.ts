"use client";
import { type CheckoutPass, type CheckoutView, guardCheckout } from "@kamra/core/checkout";
import { useCheckout } from "./useCheckout.ts";

const stateOf = ({ checkout }: CheckoutView) => checkout;

/** Whether a checkout page is open now, else the page to redirect to and all missing requirements. */
export function useCheckoutGuard(path: string): CheckoutPass {
  return guardCheckout(path, useCheckout(stateOf));
}

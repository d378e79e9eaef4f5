"use client";
import { type CheckoutPass, guardCheckout } from "@kamra/core/checkout";
import { useCheckout } from "./useCheckout.ts";

const areBothOpen = (a: CheckoutPass, b: CheckoutPass): boolean => a.allowed && b.allowed;

/**
 * Whether a checkout page is open now, else the page to redirect to and all missing requirements. While the page stays open, changes
 * of the checkout do not render the component again.
 */
export function useCheckoutGuard(path: string): CheckoutPass {
  return useCheckout(({ checkout }) => guardCheckout(path, checkout), areBothOpen);
}

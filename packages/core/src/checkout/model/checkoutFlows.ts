import type { CheckoutStep } from "./checkoutPaths.ts";

/**
 * The steps of the two ways through the checkout.
 *
 * @rule CHK-1
 */
export const checkoutFlows = {
  normal: ["cart", "contact", "shipping", "billing", "summary"],
  express: ["cart", "orderDetails", "summary"],
} as const satisfies Record<string, ReadonlyArray<CheckoutStep>>;

/** One of the two ways through the checkout. */
export type CheckoutFlow = keyof typeof checkoutFlows;

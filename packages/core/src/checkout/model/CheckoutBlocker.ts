import type { CheckoutStep } from "./checkoutPaths.ts";

/** The requirements that a checkout can miss. */
export type CheckoutBlockerKind =
  | "cart"
  | "selection"
  | "shippingMethod"
  | "contactPerson"
  | "shippingAddress"
  | "timeSlot"
  | "lostTimeSlot"
  | "unfitTimeSlot"
  | "postPoint"
  | "billingAddress"
  | "paymentMethod";

/** Why a step of the checkout cannot be reached or left. */
export interface CheckoutBlocker {
  readonly kind: CheckoutBlockerKind;
  /** The step of the shopper's flow that fixes it. */
  readonly step: CheckoutStep;
  /** The key of its text in `texts` of `@kamra/core/text`. */
  readonly textKey: `checkout.blockers.${CheckoutBlockerKind}`;
}

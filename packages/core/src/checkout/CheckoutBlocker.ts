import type { CheckoutStep } from "./checkoutPaths.ts";
import type { orderNeeds } from "./orderNeeds.ts";

/** What a checkout can lack. */
export type CheckoutBlockerKind = ReturnType<typeof orderNeeds>[number][0];

/** Why a step of the checkout cannot be reached or left. */
export interface CheckoutBlocker {
  readonly kind: CheckoutBlockerKind;
  /** The step of the shopper's flow that fixes it. */
  readonly step: CheckoutStep;
  /** Where `texts` of `@kamra/core/text` says it. */
  readonly textKey: `checkout.blockers.${CheckoutBlockerKind}`;
}

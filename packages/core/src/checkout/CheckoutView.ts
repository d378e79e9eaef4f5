import type { ShippingMethod } from "../delivery/ShippingMethod.ts";
import type { PaymentMethod } from "../payment/PaymentMethod.ts";
import type { CheckoutBlocker } from "./CheckoutBlocker.ts";
import type { CheckoutState } from "./checkoutState.ts";
import type { LinkableOrder } from "./LinkableOrder.ts";
import type { OrderData } from "./OrderData.ts";

/** The checkout as the shopper sees it. What has not changed stays the same object. */
export interface CheckoutView {
  /** What the forms show: what was entered, filled up with what is known already. */
  readonly data: OrderData;
  /** The flow, and what holds in it. */
  readonly checkout: CheckoutState<ShippingMethod, PaymentMethod>;
  /** Those that the shopper can choose; null until they are known, and when asking for them has failed. */
  readonly paymentMethods: ReadonlyArray<PaymentMethod> | null;
  /** Open orders that the cart can travel with; null until they are known. */
  readonly linkableOrders: ReadonlyArray<LinkableOrder> | null;
  /** Everything that keeps the shopper from ordering. */
  readonly blockers: ReadonlyArray<CheckoutBlocker>;
}

import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import type { CheckoutState } from "../rules/checkoutState.ts";
import type { LinkableOrder } from "../../cart/model/LinkableOrder.ts";
import type { OrderData } from "../model/OrderData.ts";

/** The checkout's state. Unchanged parts stay the same object. */
export interface CheckoutView {
  /** The forms' values: the entered ones, completed with known data. */
  readonly data: OrderData;
  /** The flow, and its facts. */
  readonly checkout: CheckoutState<ShippingMethod, PaymentMethod>;
  /** The shopper's options; null until loaded, and after a failure. */
  readonly paymentMethods: ReadonlyArray<PaymentMethod> | null;
  /** Open orders that the cart can be linked to; null until loaded. */
  readonly linkableOrders: ReadonlyArray<LinkableOrder> | null;
  /** Everything that keeps the shopper from ordering. */
  readonly blockers: ReadonlyArray<CheckoutBlocker>;
}

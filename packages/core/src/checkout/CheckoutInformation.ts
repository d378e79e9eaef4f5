import type { PaymentMethod } from "../payment/PaymentMethod.ts";
import type { LinkableOrder } from "./LinkableOrder.ts";

/** What the server offers to a checkout, beside the shipping methods. */
export interface CheckoutInformation {
  /** Null until they are known, and when asking for them has failed. */
  readonly paymentMethods: ReadonlyArray<PaymentMethod> | null;
  readonly linkableOrders: ReadonlyArray<LinkableOrder> | null;
}

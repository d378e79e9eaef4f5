import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import type { LinkableOrder } from "../../cart/model/LinkableOrder.ts";

/** The server's offers for a checkout, beside the shipping methods. */
export interface CheckoutInformation {
  /** Null until loaded, and after a failure. */
  readonly paymentMethods: ReadonlyArray<PaymentMethod> | null;
  readonly linkableOrders: ReadonlyArray<LinkableOrder> | null;
}

import type { Order } from "./Order.ts";

/** The result of starting another payment. */
export interface PaymentStart {
  readonly order: Order;
  /** Where the shopper goes to pay; null when the provider cannot be reached just now. */
  readonly payAt: string | null;
}

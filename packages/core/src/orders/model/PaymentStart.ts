import type { Order } from "./Order.ts";

/** The result of starting another payment. */
export interface PaymentStart {
  readonly order: Order;
  /** The payment page; null when the provider is unreachable. */
  readonly payAt: string | null;
}

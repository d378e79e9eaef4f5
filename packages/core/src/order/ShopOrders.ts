import type { Order } from "./Order.ts";
import type { OrderPage } from "./OrderPage.ts";
import type { OrderReference } from "./OrderReference.ts";
import type { PaymentStart } from "./PaymentStart.ts";

interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

/** Orders that have been placed. Every method rejects with a ShopError. */
export interface ShopOrders {
  /** Null when there is none, or it is not the caller's. */
  find(reference: OrderReference, options?: Abortable): Promise<Order | null>;
  /** A page of the orders of who is logged in, the newest first; ten on a page unless said otherwise. */
  history(options?: Abortable & { readonly page?: number | undefined; readonly pageSize?: number | undefined }): Promise<OrderPage>;
  /**
   * The order once paying for it by card has come to an end, for the page that the bank sends the shopper back to; as it
   * stands when that takes longer than `settings.paymentAsks` × `settings.paymentAskMs`. Null when there is none.
   */
  paid(reference: OrderReference, options?: Abortable): Promise<Order | null>;
  /** Asks for it to be cancelled. Skipped, and null, while one is being cancelled; settles within one request's deadline. */
  cancel(reference: OrderReference): Promise<Order | null>;
  /**
   * Begins to pay by card once more, or goes on with the open try, so that nobody pays twice. Skipped, and null, while it
   * is beginning; settles within one request's deadline.
   */
  startPayment(transactionId: string): Promise<PaymentStart | null>;
}

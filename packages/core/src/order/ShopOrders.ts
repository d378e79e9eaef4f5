import type { Order, Withdrawal, WithdrawalTerms } from "./Order.ts";
import type { OrderPage } from "./OrderPage.ts";
import type { OrderReference } from "./OrderReference.ts";
import type { PaymentRequest } from "./PaymentRequest.ts";
import type { PaymentStart } from "./PaymentStart.ts";
import type { WithdrawalRequest } from "./WithdrawalRequest.ts";

interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

/** Orders that have been placed. Every method rejects with a ShopError. */
export interface ShopOrders {
  /** Null when there is none, or it is not the caller's. */
  find(reference: OrderReference, options?: Abortable): Promise<Order | null>;
  /** A page of the orders of who is logged in, the newest first; ten on a page unless said otherwise. */
  history(
    options?: Abortable & { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  ): Promise<OrderPage>;
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
  startPayment(payment: PaymentRequest): Promise<PaymentStart | null>;
  /** The first of a withdrawal's two steps, in which nothing is done: what it would give back. */
  withdrawalTerms(request: WithdrawalRequest, options?: Abortable): Promise<WithdrawalTerms>;
  /**
   * Withdraws, once, also when the answer was lost and it is asked for again. The answer is the receipt, which stays with
   * the order. Skipped, and null, while one is under way; settles within one request's deadline.
   */
  withdraw(request: WithdrawalRequest): Promise<Withdrawal | null>;
}

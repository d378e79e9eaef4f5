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
  /** Null when it is unknown, or another user's. */
  find(reference: OrderReference, options?: Abortable): Promise<Order | null>;
  /** A page of the user's orders, the newest first; ten on a page by default. */
  history(
    options?: Abortable & { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  ): Promise<OrderPage>;
  /**
   * The order once its card payment has ended, for the page after the bank; its current state when that takes longer
   * than `settings.paymentPolls` × `settings.paymentPollMs`. Null for an unknown order.
   */
  paid(reference: OrderReference, options?: Abortable): Promise<Order | null>;
  /** Cancels an order. Skipped, and null, during another cancellation; settles within one request's deadline. */
  cancel(reference: OrderReference): Promise<Order | null>;
  /**
   * Starts another card payment, or resumes the open attempt, so that no one pays twice. Skipped, and null, while one
   * is starting; settles within one request's deadline.
   */
  startPayment(payment: PaymentRequest): Promise<PaymentStart | null>;
  /** The first of a withdrawal's two steps: previews its refund; nothing changes. */
  withdrawalTerms(request: WithdrawalRequest, options?: Abortable): Promise<WithdrawalTerms>;
  /**
   * Withdraws, once, also when it is repeated after a lost answer. The answer is the receipt, which stays with the
   * order. Skipped, and null, while another call is running; settles within one request's deadline.
   */
  withdraw(request: WithdrawalRequest): Promise<Withdrawal | null>;
}

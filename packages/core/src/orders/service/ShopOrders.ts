import * as Context from "effect/Context";
import type { Abortable, Query, Command, Form } from "../../kernel/methodForms.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { Order, PaymentAlternative, Withdrawal, WithdrawalTerms } from "../model/Order.ts";
import type { OrderPage } from "../model/OrderPage.ts";
import type { OrderReference } from "../model/OrderReference.ts";
import type { PaymentChange } from "../model/PaymentChange.ts";
import type { PaymentRequest } from "../model/PaymentRequest.ts";
import type { PaymentStart } from "../model/PaymentStart.ts";
import type { WithdrawalRequest } from "../model/WithdrawalRequest.ts";

/** Orders that have been placed. Queries reject with a ShopError. */
export interface ShopOrders<As extends Form = "promise"> {
  /** Null for an unknown order, and for another user's. */
  readonly find: (reference: OrderReference, options?: Abortable) => Query<As, Order | null, TransportError>;
  /** A page of the user's orders, the newest first; ten on a page by default. */
  readonly history: (
    options?: Abortable & { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  ) => Query<As, OrderPage, TransportError>;
  /**
   * The order once its card payment has ended, for the page after the bank; its current state when that takes longer
   * than `settings.paymentPolls` × `settings.paymentPollMs`. Null for an unknown order.
   */
  readonly paid: (reference: OrderReference, options?: Abortable) => Query<As, Order | null, TransportError>;
  /** The order of an old link (`isBrief`) with all of it, if this is its e-mail address; else as brief as before. Null for an unknown link. */
  readonly findByEmail: (
    order: { readonly transactionId: string; readonly email: string },
    options?: Abortable,
  ) => Query<As, Order | null, TransportError>;
  /**
   * Confirms an order that waits for it (`confirmUntil`) with the token of the mail to its address. Skipped during another
   * confirmation; settles within one request's deadline.
   */
  readonly confirm: (mail: {
    readonly transactionId: string;
    readonly token: string;
  }) => Command<As, Order | null, TransportError>;
  /** Cancels an order. Skipped during another cancellation; settles within one request's deadline. */
  readonly cancel: (reference: OrderReference) => Command<As, Order | null, TransportError>;
  /**
   * Starts another card payment, or resumes the open attempt to avoid paying twice. Skipped while one is starting;
   * settles within one request's deadline.
   */
  readonly startPayment: (payment: PaymentRequest) => Command<As, PaymentStart | null, TransportError>;
  /** Other methods that can pay an order whose card was refused; none in every other state, and where the backend is older than this call. */
  readonly paymentAlternatives: (
    reference: OrderReference,
    options?: Abortable,
  ) => Query<As, ReadonlyArray<PaymentAlternative>, TransportError>;
  /**
   * Pays an order whose card was refused by one of its `paymentAlternatives`, at the total that the shopper agreed to; another card
   * leads to a payment page. Skipped while another change is running; settles within one request's deadline.
   */
  readonly changePaymentMethod: (change: PaymentChange) => Command<As, PaymentStart | null, TransportError>;
  /**
   * Mails a guest the link for withdrawing from an order, if the order has this e-mail address. The result does not
   * reveal whether the order exists. Skipped during another call; settles within one request's deadline.
   */
  readonly requestWithdrawalLink: (order: {
    readonly orderId: string;
    readonly email: string;
  }) => Command<As, void | null, TransportError>;
  /** The first of a withdrawal's two steps: previews its refund; nothing changes. */
  readonly withdrawalTerms: (
    request: WithdrawalRequest,
    options?: Abortable,
  ) => Query<As, WithdrawalTerms, TransportError>;
  /**
   * Withdraws, once, also when it is repeated after a lost response. The value is the receipt, which stays with the
   * order. Skipped while another call is running; settles within one request's deadline.
   */
  readonly withdraw: (request: WithdrawalRequest) => Command<As, Withdrawal | null, TransportError>;
}

/** `shop.orders` for other services. */
export class OrderService extends Context.Service<OrderService, ShopOrders<"effect">>()(
  "@kamra/core/orders/OrderService",
) {}

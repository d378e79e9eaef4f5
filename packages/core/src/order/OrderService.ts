import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { TransportError } from "../transport/TransportError.ts";
import type { Order, Withdrawal, WithdrawalTerms } from "./Order.ts";
import type { OrderPage } from "./OrderPage.ts";
import type { OrderReference } from "./OrderReference.ts";
import type { PaymentRequest } from "./PaymentRequest.ts";
import type { PaymentStart } from "./PaymentStart.ts";
import type { WithdrawalRequest } from "./WithdrawalRequest.ts";

/** Orders that have been placed. */
export class OrderService extends Context.Service<
  OrderService,
  {
    /** Null when there is none, or it is not the caller's. */
    readonly find: (reference: OrderReference) => Effect.Effect<Order | null, TransportError>;
    /** Of who is logged in. */
    readonly history: (options: {
      readonly page: number;
      readonly pageSize: number;
    }) => Effect.Effect<OrderPage, TransportError>;
    /**
     * The order once paying for it by card has come to an end, or as it stands when that takes too long: the shopper may
     * be back before the bank has told the shop.
     */
    readonly paid: (reference: OrderReference) => Effect.Effect<Order | null, TransportError>;
    /** *Skip if ongoing.* May be sent again: it answers the same. */
    readonly cancel: (reference: OrderReference) => Effect.Effect<Order | null, TransportError>;
    /** The first step of a withdrawal, in which nothing is done: what it would give back. */
    readonly withdrawalTerms: (request: WithdrawalRequest) => Effect.Effect<WithdrawalTerms, TransportError>;
    /** *Skip if ongoing.* The second step; the answer is the receipt. Done once, also when its answer was lost. */
    readonly withdraw: (request: WithdrawalRequest) => Effect.Effect<Withdrawal | null, TransportError>;
    /** *Skip if ongoing.* A try that is open is gone on with, so that nobody pays twice. */
    readonly startPayment: (payment: PaymentRequest) => Effect.Effect<PaymentStart | null, TransportError>;
  }
>()("@kamra/core/order/OrderService") {}

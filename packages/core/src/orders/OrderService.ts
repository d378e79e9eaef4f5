import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { TransportError } from "../kernel/TransportError.ts";
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
    /** Null when it is unknown, or another user's. */
    readonly find: (reference: OrderReference) => Effect.Effect<Order | null, TransportError>;
    /** The user's. */
    readonly history: (options: {
      readonly page: number;
      readonly pageSize: number;
    }) => Effect.Effect<OrderPage, TransportError>;
    /**
     * The order once its card payment has ended, or its current state when that takes too long: the shopper may return
     * before the bank's notice.
     */
    readonly paid: (reference: OrderReference) => Effect.Effect<Order | null, TransportError>;
    /** *Skip if ongoing.* May be sent again: it answers the same. */
    readonly cancel: (reference: OrderReference) => Effect.Effect<Order | null, TransportError>;
    /** Previews a withdrawal's refund; nothing changes. */
    readonly withdrawalTerms: (request: WithdrawalRequest) => Effect.Effect<WithdrawalTerms, TransportError>;
    /** *Skip if ongoing.* The second step; the answer is the receipt. Done once, also when its answer was lost. */
    readonly withdraw: (request: WithdrawalRequest) => Effect.Effect<Withdrawal | null, TransportError>;
    /** Skip if ongoing.* Resumes an open attempt, so that no one pays twice. */
    readonly startPayment: (payment: PaymentRequest) => Effect.Effect<PaymentStart | null, TransportError>;
  }
>()("@kamra/core/orders/OrderService") {}

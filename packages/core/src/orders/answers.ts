import * as Schema from "effect/Schema";
import { nullish } from "../decoding/nullish.ts";
import { OrderFromWire, WithdrawalFromWire, WithdrawalTermsFromWire } from "./wire.ts";

export const OrderAnswer = Schema.Struct({ order: Schema.NullOr(OrderFromWire) });
export const ByTransactionAnswer = Schema.Struct({ orderByTransaction: Schema.NullOr(OrderFromWire) });
export const OrdersAnswer = Schema.Struct({
  me: Schema.Struct({
    orders: Schema.Struct({
      data: Schema.Array(OrderFromWire),
      paginatorInfo: Schema.Struct({
        currentPage: Schema.Int,
        perPage: Schema.Int,
        lastPage: Schema.Int,
        total: Schema.Int,
      }),
    }),
  }),
});
export const CancelAnswer = Schema.Struct({ cancelOrder: OrderFromWire });
export const PaymentAnswer = Schema.Struct({
  startPayment: Schema.Struct({ order: OrderFromWire, rewrite_url: nullish(Schema.String) }),
});
export const TermsAnswer = Schema.Struct({ withdrawalTerms: WithdrawalTermsFromWire });
export const WithdrawalLinkAnswer = Schema.Struct({ requestWithdrawalLink: Schema.Boolean });
export const WithdrawAnswer = Schema.Struct({ withdrawFromOrder: WithdrawalFromWire });

// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, int, nullOr, nullish, struct, text } from "../../decoding/kernel.ts";
import { orderFromWire, withdrawalFromWire, withdrawalTermsFromWire } from "./wire.ts";
import {
  type ByTransactionAnswer,
  type CancelAnswer,
  type OrderAnswer,
  type OrdersAnswer,
  type PaymentAnswer,
  type TermsAnswer,
  type WithdrawAnswer,
  type WithdrawalLinkAnswer,
} from "../answers.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const byTransactionAnswer: DecoderOf<typeof ByTransactionAnswer> = struct({
  orderByTransaction: nullOr(orderFromWire),
});
export const cancelAnswer: DecoderOf<typeof CancelAnswer> = struct({ cancelOrder: orderFromWire });
export const orderAnswer: DecoderOf<typeof OrderAnswer> = struct({ order: nullOr(orderFromWire) });
export const ordersAnswer: DecoderOf<typeof OrdersAnswer> = struct({
  me: struct({
    orders: struct({
      data: array(orderFromWire),
      paginatorInfo: struct({ currentPage: int, perPage: int, lastPage: int, total: int }),
    }),
  }),
});
export const paymentAnswer: DecoderOf<typeof PaymentAnswer> = struct({
  startPayment: struct({ order: orderFromWire, rewrite_url: nullish(text) }),
});
export const termsAnswer: DecoderOf<typeof TermsAnswer> = struct({ withdrawalTerms: withdrawalTermsFromWire });
export const withdrawAnswer: DecoderOf<typeof WithdrawAnswer> = struct({ withdrawFromOrder: withdrawalFromWire });
export const withdrawalLinkAnswer: DecoderOf<typeof WithdrawalLinkAnswer> = struct({ requestWithdrawalLink: bool });

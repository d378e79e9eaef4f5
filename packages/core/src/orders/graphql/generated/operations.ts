// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  CancelOrderDocument,
  ChangePaymentMethodDocument,
  ConfirmOrderDocument,
  OrderByEmailDocument,
  OrderByTransactionDocument,
  OrderDocument,
  OrdersDocument,
  PaymentAlternativesDocument,
  RequestWithdrawalLinkDocument,
  StartPaymentDocument,
  WithdrawFromOrderDocument,
  WithdrawalTermsDocument,
} from "../../../transport/generated/documents.ts";
import { array, bool, int, nullOr, nullish, struct, text } from "../../../decoding/kernel.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import { orderFromWire, withdrawalFromWire, withdrawalTermsFromWire } from "./decoders.ts";
import {
  type CancelOrderMutation,
  type ChangePaymentMethodMutation,
  type ConfirmOrderMutation,
  type OrderByEmailQuery,
  type OrderByTransactionQuery,
  type OrderQuery,
  type OrdersQuery,
  type PaymentAlternativesQuery,
  type RequestWithdrawalLinkMutation,
  type StartPaymentMutation,
  type WithdrawFromOrderMutation,
  type WithdrawalTermsQuery,
} from "./responses.ts";

export const cancelOrderMutation = /*#__PURE__*/ graphqlOperation(
  CancelOrderDocument,
  struct<CancelOrderMutation>({ cancelOrder: orderFromWire }),
);
export const changePaymentMethodMutation = /*#__PURE__*/ graphqlOperation(
  ChangePaymentMethodDocument,
  struct<ChangePaymentMethodMutation>({
    changePaymentMethod: struct({ order: orderFromWire, rewrite_url: nullish(text) }),
  }),
);
export const confirmOrderMutation = /*#__PURE__*/ graphqlOperation(
  ConfirmOrderDocument,
  struct<ConfirmOrderMutation>({ confirmOrder: orderFromWire }),
);
export const orderQuery = /*#__PURE__*/ graphqlOperation(
  OrderDocument,
  struct<OrderQuery>({ order: nullOr(orderFromWire) }),
);
export const orderByEmailQuery = /*#__PURE__*/ graphqlOperation(
  OrderByEmailDocument,
  struct<OrderByEmailQuery>({ orderByTransaction: nullOr(orderFromWire) }),
);
export const orderByTransactionQuery = /*#__PURE__*/ graphqlOperation(
  OrderByTransactionDocument,
  struct<OrderByTransactionQuery>({ orderByTransaction: nullOr(orderFromWire) }),
);
export const ordersQuery = /*#__PURE__*/ graphqlOperation(
  OrdersDocument,
  struct<OrdersQuery>({
    me: struct({
      orders: struct({
        data: array(orderFromWire),
        paginatorInfo: struct({ currentPage: int, perPage: int, lastPage: int, total: int }),
      }),
    }),
  }),
);
export const paymentAlternativesQuery = /*#__PURE__*/ graphqlOperation(
  PaymentAlternativesDocument,
  struct<PaymentAlternativesQuery>({
    paymentAlternatives: array(
      struct({ payment_method: struct({ id: text, name: text }), cost: int, total_amount: int }),
    ),
  }),
);
export const requestWithdrawalLinkMutation = /*#__PURE__*/ graphqlOperation(
  RequestWithdrawalLinkDocument,
  struct<RequestWithdrawalLinkMutation>({ requestWithdrawalLink: bool }),
);
export const startPaymentMutation = /*#__PURE__*/ graphqlOperation(
  StartPaymentDocument,
  struct<StartPaymentMutation>({ startPayment: struct({ order: orderFromWire, rewrite_url: nullish(text) }) }),
);
export const withdrawFromOrderMutation = /*#__PURE__*/ graphqlOperation(
  WithdrawFromOrderDocument,
  struct<WithdrawFromOrderMutation>({ withdrawFromOrder: withdrawalFromWire }),
);
export const withdrawalTermsQuery = /*#__PURE__*/ graphqlOperation(
  WithdrawalTermsDocument,
  struct<WithdrawalTermsQuery>({ withdrawalTerms: withdrawalTermsFromWire }),
);

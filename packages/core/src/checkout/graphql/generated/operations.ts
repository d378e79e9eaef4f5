// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  CreateOrderDocument,
  LinkableOrdersDocument,
  PaymentMethodsDocument,
  PostPointsDocument,
  SettleOrderDocument,
  TimeSlotsDocument,
} from "../../../transport/generated/documents.ts";
import { array, nullOr, struct } from "../../../decoding/kernel.ts";
import { graphqlOperation } from "../../../transport/graphqlOperation.ts";
import { linkableOrderFromWire } from "../../../cart/graphql/generated/decoders.ts";
import { paymentMethodFromWire } from "../../../payment/graphql/generated/decoders.ts";
import { placedOrderFromWire } from "../../../orders/graphql/generated/decoders.ts";
import { postPointFromWire, timeSlotFromWire } from "../../../delivery/graphql/generated/decoders.ts";
import {
  type CreateOrderMutation,
  type LinkableOrdersQuery,
  type PaymentMethodsQuery,
  type PostPointsQuery,
  type SettleOrderMutation,
  type TimeSlotsQuery,
} from "./responses.ts";

export const createOrderMutation = /*#__PURE__*/ graphqlOperation(
  CreateOrderDocument,
  struct<CreateOrderMutation>({ createOrder: placedOrderFromWire }),
);
export const linkableOrdersQuery = /*#__PURE__*/ graphqlOperation(
  LinkableOrdersDocument,
  struct<LinkableOrdersQuery>({ linkableOrders: array(linkableOrderFromWire) }),
);
export const paymentMethodsQuery = /*#__PURE__*/ graphqlOperation(
  PaymentMethodsDocument,
  struct<PaymentMethodsQuery>({ paymentMethods: array(paymentMethodFromWire) }),
);
export const postPointsQuery = /*#__PURE__*/ graphqlOperation(
  PostPointsDocument,
  struct<PostPointsQuery>({ postPoints: array(postPointFromWire) }),
);
export const settleOrderMutation = /*#__PURE__*/ graphqlOperation(
  SettleOrderDocument,
  struct<SettleOrderMutation>({ settleOrder: nullOr(placedOrderFromWire) }),
);
export const timeSlotsQuery = /*#__PURE__*/ graphqlOperation(
  TimeSlotsDocument,
  struct<TimeSlotsQuery>({ timetableTimeSlots: array(timeSlotFromWire) }),
);

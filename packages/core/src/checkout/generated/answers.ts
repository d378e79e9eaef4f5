// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, nullOr, struct } from "../../decoding/kernel.ts";
import { linkableOrderFromWire } from "../../cart/generated/wire.ts";
import { paymentMethodFromWire } from "../../payment/generated/wire.ts";
import { placedOrderFromWire } from "../../orders/generated/wire.ts";
import { postPointFromWire, timeSlotFromWire } from "../../delivery/generated/wire.ts";
import {
  type CreateOrderAnswer,
  type LinkableOrdersAnswer,
  type PaymentMethodsAnswer,
  type PostPointsAnswer,
  type SettleOrderAnswer,
  type TimeSlotsAnswer,
} from "../answers.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const createOrderAnswer: DecoderOf<typeof CreateOrderAnswer> = struct({ createOrder: placedOrderFromWire });
export const linkableOrdersAnswer: DecoderOf<typeof LinkableOrdersAnswer> = struct({
  linkableOrders: array(linkableOrderFromWire),
});
export const paymentMethodsAnswer: DecoderOf<typeof PaymentMethodsAnswer> = struct({
  paymentMethods: array(paymentMethodFromWire),
});
export const postPointsAnswer: DecoderOf<typeof PostPointsAnswer> = struct({ postPoints: array(postPointFromWire) });
export const settleOrderAnswer: DecoderOf<typeof SettleOrderAnswer> = struct({
  settleOrder: nullOr(placedOrderFromWire),
});
export const timeSlotsAnswer: DecoderOf<typeof TimeSlotsAnswer> = struct({
  timetableTimeSlots: array(timeSlotFromWire),
});

// Generated from the schemas by `npm run codegen`. Do not edit.
import { type LinkableOrder } from "../../../cart/model/LinkableOrder.ts";
import { type PaymentMethod } from "../../../payment/PaymentMethod.ts";
import { type PlacedOrder } from "../../../orders/model/PlacedOrder.ts";
import { type PostPoint } from "../../../delivery/model/PostPoint.ts";
import { type TimeSlot } from "../../../delivery/model/TimeSlot.ts";

export type CreateOrderMutation = { readonly createOrder: PlacedOrder };
export type LinkableOrdersQuery = { readonly linkableOrders: ReadonlyArray<LinkableOrder> };
export type PaymentMethodsQuery = { readonly paymentMethods: ReadonlyArray<PaymentMethod> };
export type PostPointsQuery = { readonly postPoints: ReadonlyArray<PostPoint> };
export type SettleOrderMutation = { readonly settleOrder: PlacedOrder | null };
export type TimeSlotsQuery = { readonly timetableTimeSlots: ReadonlyArray<TimeSlot> };

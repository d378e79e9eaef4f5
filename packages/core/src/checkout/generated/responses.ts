// Generated from the schemas by `npm run codegen`. Do not edit.
import { type LinkableOrder } from "../../cart/LinkableOrder.ts";
import { type PaymentMethod } from "../../payment/PaymentMethod.ts";
import { type PlacedOrder } from "../../orders/PlacedOrder.ts";
import { type PostPoint } from "../../delivery/PostPoint.ts";
import { type TimeSlot } from "../../delivery/TimeSlot.ts";

export type CreateOrderMutation = { readonly createOrder: PlacedOrder };
export type LinkableOrdersQuery = { readonly linkableOrders: ReadonlyArray<LinkableOrder> };
export type PaymentMethodsQuery = { readonly paymentMethods: ReadonlyArray<PaymentMethod> };
export type PostPointsQuery = { readonly postPoints: ReadonlyArray<PostPoint> };
export type SettleOrderMutation = { readonly settleOrder: PlacedOrder | null };
export type TimeSlotsQuery = { readonly timetableTimeSlots: ReadonlyArray<TimeSlot> };

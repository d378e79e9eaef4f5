import * as Schema from "effect/Schema";
import { PostPointFromWire, TimeSlotFromWire } from "../delivery/wire.ts";
import { PlacedOrderFromWire } from "../orders/wire.ts";
import { PaymentMethodFromWire } from "../payment/wire.ts";
import { LinkableOrderFromWire } from "../cart/wire.ts";

export const PostPointsAnswer = Schema.Struct({ postPoints: Schema.Array(PostPointFromWire) });
export const PaymentMethodsAnswer = Schema.Struct({ paymentMethods: Schema.Array(PaymentMethodFromWire) });
export const LinkableOrdersAnswer = Schema.Struct({ linkableOrders: Schema.Array(LinkableOrderFromWire) });
export const TimeSlotsAnswer = Schema.Struct({ timetableTimeSlots: Schema.Array(TimeSlotFromWire) });
export const CreateOrderAnswer = Schema.Struct({ createOrder: PlacedOrderFromWire });
export const SettleOrderAnswer = Schema.Struct({ settleOrder: Schema.NullOr(PlacedOrderFromWire) });

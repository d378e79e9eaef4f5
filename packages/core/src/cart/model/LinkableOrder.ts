import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { Destination } from "../../address/Destination.ts";
import { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { TimeRange } from "../../delivery/model/TimeSlot.ts";
import { PaymentMethod } from "../../payment/PaymentMethod.ts";
import { DayOrInstant } from "../../product/Product.ts";

/** The fields of a method in the shop's list. */
const listed = { isActive: Schema.Boolean, sort: Schema.Int };

/** An open order that a cart can be delivered with. */
export const LinkableOrder = Schema.Struct({
  id: Schema.NonEmptyString,
  createdAt: DayOrInstant,
  shippingAddress: Destination,
  timeSlot: Schema.NullOr(TimeRange),
  shippingMethod: Schema.Struct({
    ...Struct.omit(ShippingMethod.fields, ["price", "extraCost", "isAvailable", "problems", "refuses", "timeSlots"]),
    ...listed,
  }),
  paymentMethod: Schema.NullOr(
    Schema.Struct({ ...Struct.pick(PaymentMethod.fields, ["id", "name", "shortDescription"]), ...listed }),
  ),
});
export interface LinkableOrder extends Schema.Schema.Type<typeof LinkableOrder> {}

import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { Destination } from "../../address/Destination.schema.ts";
import { ShippingMethod } from "../../delivery/model/ShippingMethod.schema.ts";
import { TimeRange } from "../../delivery/model/TimeSlot.schema.ts";
import { PaymentMethod } from "../../payment/PaymentMethod.schema.ts";
import { DayOrInstant } from "../../product/Product.schema.ts";
import type * as model from "./LinkableOrder.ts";

/** The fields of a method in the shop's list. */
const listed = { isActive: Schema.Boolean, sort: Schema.Int };

/** Schema of `LinkableOrder`: an open order that a cart can be delivered with. */
export const LinkableOrder = Schema.Struct({
  id: Schema.NonEmptyString,
  createdAt: DayOrInstant,
  shippingAddress: Destination,
  timeSlot: Schema.NullOr(TimeRange),
  shippingMethod: Schema.Struct({
    ...Struct.omit(ShippingMethod.fields, [
      "price",
      "extraCost",
      "isAvailable",
      "problems",
      "refuses",
      "timeSlots",
      "cashCost",
    ]),
    ...listed,
  }),
  paymentMethod: Schema.NullOr(
    Schema.Struct({ ...Struct.pick(PaymentMethod.fields, ["id", "name", "shortDescription"]), ...listed }),
  ),
}) satisfies { readonly Type: model.LinkableOrder };

// Generated from the schemas by `npm run codegen`. Do not edit.
import {} from "../../../product/isDate.ts";
import { array, bool, int, nonEmpty, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { dayOrInstant, price, weight } from "../../../product/generated/Product.ts";
import { destination } from "../../../address/generated/Destination.ts";
import { shippingKind } from "../../../delivery/model/generated/ShippingMethod.ts";
import { timeRange } from "../../../delivery/model/generated/TimeSlot.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type LinkableOrder } from "../LinkableOrder.schema.ts";

export const linkableOrder: DecoderOf<typeof LinkableOrder> = struct({
  id: nonEmpty,
  createdAt: dayOrInstant,
  shippingAddress: destination,
  timeSlot: nullOr(timeRange),
  shippingMethod: struct({
    id: text,
    kind: nullOr(shippingKind),
    name: text,
    discountPrice: nullOr(price),
    maxWeight: nullOr(weight),
    description: nullOr(text),
    shortDescription: nullOr(text),
    deliveryTime: nullOr(text),
    priceRanges: array(struct({ from: price, price: price })),
    isActive: bool,
    sort: int,
  }),
  paymentMethod: nullOr(
    struct({ id: nonEmpty, name: text, shortDescription: nullOr(text), isActive: bool, sort: int }),
  ),
});

// Generated from the schemas by `npm run codegen`. Do not edit.
import {} from "../../../product/isDate.ts";
import { array, bool, literals, nonEmpty, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { dayOrInstant, price, weight } from "../../../product/generated/Product.ts";
import { timeRange } from "./TimeSlot.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import {
  type ShippingKind,
  type ShippingMethod,
  type ShippingProblem,
  type TimeSlotOffer,
} from "../ShippingMethod.schema.ts";

export const shippingKind: DecoderOf<typeof ShippingKind> = literals("courier", "postal", "postPoint", "pickup");
export const shippingProblem: DecoderOf<typeof ShippingProblem> = struct({
  kind: text,
  message: text,
  productIds: array(nonEmpty),
});
export const timeSlotOffer: DecoderOf<typeof TimeSlotOffer> = struct({
  free: nullOr(
    struct({ earliest: timeRange, visibleUntil: nullOr(dayOrInstant), lowestPrice: price, highestPrice: price }),
  ),
});
export const shippingMethod: DecoderOf<typeof ShippingMethod> = struct({
  id: text,
  kind: nullOr(shippingKind),
  name: text,
  price: price,
  extraCost: nullOr(price),
  discountPrice: nullOr(price),
  maxWeight: nullOr(weight),
  isAvailable: bool,
  description: nullOr(text),
  shortDescription: nullOr(text),
  deliveryTime: nullOr(text),
  priceRanges: array(struct({ from: price, price: price })),
  problems: array(shippingProblem),
  refuses: array(text),
  timeSlots: nullOr(timeSlotOffer),
  cashCost: nullOr(price),
});

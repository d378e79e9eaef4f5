// Generated from the schemas by `npm run codegen`. Do not edit.
import {} from "../../../product/isDate.ts";
import { dayOrInstant, price, weight } from "../../../product/generated/Product.ts";
import { matching, natural, nonEmpty, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type TimeRange, type TimeSlot } from "../TimeSlot.schema.ts";

export const timeRange: DecoderOf<typeof TimeRange> = struct({
  day: matching(text, /^\d{4}-\d{2}-\d{2}$/),
  from: matching(text, /^\d{2}:\d{2}$/),
  to: matching(text, /^\d{2}:\d{2}$/),
});
export const timeSlot: DecoderOf<typeof TimeSlot> = struct({
  day: matching(text, /^\d{4}-\d{2}-\d{2}$/),
  from: matching(text, /^\d{2}:\d{2}$/),
  to: matching(text, /^\d{2}:\d{2}$/),
  id: nonEmpty,
  timeRangeId: text,
  sector: struct({ id: text, name: text }),
  orderLimit: nullOr(natural),
  weightLimit: nullOr(weight),
  price: price,
  visibleUntil: nullOr(dayOrInstant),
  heldUntil: nullOr(dayOrInstant),
  status: text,
});

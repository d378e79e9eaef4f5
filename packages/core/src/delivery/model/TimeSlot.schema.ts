import * as Schema from "effect/Schema";
import { DayOrInstant, Price, Weight } from "../../product/Product.schema.ts";
import type * as model from "./TimeSlot.ts";

/** The statuses of this version; a newer server's are kept unchanged. */
const statuses = ["ACTIVE", "FULL", "INACTIVE"] as const;

/** Schema of `TimeRange`: the courier's time, in the shop's time zone. */
export const TimeRange = Schema.Struct({
  day: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  from: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}$/)),
  to: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}$/)),
}) satisfies { readonly Type: model.TimeRange };

/** Schema of `TimeSlot`: a time range of the courier, with its number of places. */
export const TimeSlot = Schema.Struct({
  ...TimeRange.fields,
  id: Schema.NonEmptyString,
  timeRangeId: Schema.String,
  sector: Schema.Struct({ id: Schema.String, name: Schema.String }),
  orderLimit: Schema.NullOr(Schema.Natural),
  weightLimit: Schema.NullOr(Weight),
  price: Price,
  visibleUntil: Schema.NullOr(DayOrInstant),
  heldUntil: Schema.NullOr(DayOrInstant),
  status: Schema.Union([Schema.Literals(statuses), Schema.StringForLiteralAutocomplete]),
}) satisfies { readonly Type: model.TimeSlot };

import * as Schema from "effect/Schema";
import { DayOrInstant, Price, Weight } from "../../product/Product.ts";

/** The statuses of this version; a newer server's are kept unchanged. */
const statuses = ["ACTIVE", "FULL", "INACTIVE"] as const;

/** The courier's time, in the shop's time zone. */
export const TimeRange = Schema.Struct({
  /** `2026-11-21` */
  day: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  /** `08:00` */
  from: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}$/)),
  to: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}$/)),
});
export interface TimeRange extends Schema.Schema.Type<typeof TimeRange> {}

/** A time range of the courier, with its number of places. */
export const TimeSlot = Schema.Struct({
  ...TimeRange.fields,
  id: Schema.NonEmptyString,
  timeRangeId: Schema.String,
  /** The courier's sector. */
  sector: Schema.Struct({ id: Schema.String, name: Schema.String }),
  orderLimit: Schema.NullOr(Schema.Natural),
  /** The maximum weight of a cart. */
  weightLimit: Schema.NullOr(Weight),
  price: Price,
  visibleUntil: Schema.NullOr(DayOrInstant),
  /** The end of the reservation for the shopper's cart. */
  heldUntil: Schema.NullOr(DayOrInstant),
  status: Schema.Union([Schema.Literals(statuses), Schema.StringForLiteralAutocomplete]),
});
export interface TimeSlot extends Schema.Schema.Type<typeof TimeSlot> {}

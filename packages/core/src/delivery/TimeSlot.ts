import * as Schema from "effect/Schema";
import { DayOrInstant, Price, Weight } from "../product/Product.ts";

/** The statuses of this version; a newer server's are kept unchanged. */
const statuses = ["ACTIVE", "FULL", "INACTIVE"] as const;

/** When the courier comes, by the clock of the shop. */
export const TimeRange = Schema.Struct({
  /** `2026-11-21` */
  day: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  /** `08:00` */
  from: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}$/)),
  to: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}$/)),
});
export interface TimeRange extends Schema.Schema.Type<typeof TimeRange> {}

/** A range of time in which the courier comes, and the places in it. */
export const TimeSlot = Schema.Struct({
  ...TimeRange.fields,
  id: Schema.NonEmptyString,
  timeRangeId: Schema.String,
  /** The part of town that the courier goes round. */
  sector: Schema.Struct({ id: Schema.String, name: Schema.String }),
  orderLimit: Schema.NullOr(Schema.Natural),
  /** The most that one cart may weigh. */
  weightLimit: Schema.NullOr(Weight),
  price: Price,
  visibleUntil: Schema.NullOr(DayOrInstant),
  /** Until when a place in it is kept for the shopper's own cart. */
  heldUntil: Schema.NullOr(DayOrInstant),
  status: Schema.Union([Schema.Literals(statuses), Schema.StringForLiteralAutocomplete]),
});
export interface TimeSlot extends Schema.Schema.Type<typeof TimeSlot> {}

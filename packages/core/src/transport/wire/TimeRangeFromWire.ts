import * as Schema from "effect/Schema";
import { TimeRange } from "../../delivery/TimeSlot.ts";
import { decodeOnly } from "./decodeOnly.ts";

/** The contract's `OrderTimeSlot`, read into the model. */
export const TimeRangeFromWire = decodeOnly(
  Schema.Struct({ range_date: Schema.String, time_from: Schema.String, time_to: Schema.String }),
  TimeRange,
  ({ range_date, time_from, time_to }) => ({ day: range_date, from: time_from, to: time_to }),
);

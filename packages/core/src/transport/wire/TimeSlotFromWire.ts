import * as Schema from "effect/Schema";
import { TimeSlot } from "../../delivery/TimeSlot.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

/** The contract's `TimetableTimeSlot`, read into the model; a status that this version does not know is kept. */
export const TimeSlotFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    sector: Schema.Struct({ id: Schema.String, name: Schema.String }),
    order_limit: Schema.Int,
    weight_limit: Schema.Finite,
    price: Schema.Finite,
    range_date: Schema.String,
    timeRange: Schema.Struct({ id: Schema.String, time_from: Schema.String, time_to: Schema.String }),
    visible_until: Schema.String,
    held_until: nullish(Schema.String),
    status: Schema.String,
  }),
  TimeSlot,
  ({ id, sector, price, status, timeRange, ...wire }) => ({
    id,
    timeRangeId: timeRange.id,
    day: wire.range_date,
    from: timeRange.time_from,
    to: timeRange.time_to,
    sector,
    orderLimit: wire.order_limit,
    weightLimit: wire.weight_limit,
    price,
    visibleUntil: wire.visible_until,
    heldUntil: wire.held_until ?? null,
    status,
  }),
);

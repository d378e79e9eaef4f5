import * as Schema from "effect/Schema";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { nullish } from "../decoding/nullish.ts";
import { PostPoint } from "./PostPoint.ts";
import { ShippingMethod } from "./ShippingMethod.ts";
import { TimeRange, TimeSlot } from "./TimeSlot.ts";
import { readPostPoint, readShippingMethod, readTimeRange, readTimeSlot } from "./fromWire.ts";

export const WirePostPoint = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  ext_id: Schema.String,
  postcode: Schema.Int,
  city: Schema.String,
  street_name: Schema.String,
  street_type: Schema.String,
  house_number: Schema.String,
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  service_point_type: Schema.String,
  working_hours: Schema.String,
});

/** The contract's `PostPoint`, read into the model. */
export const PostPointFromWire = decodeOnly(WirePostPoint, PostPoint, readPostPoint);

export const WireShippingMethod = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  price: Schema.Finite,
  extra_cost: nullish(Schema.Finite),
  discount_price: nullish(Schema.Finite),
  max_weight: nullish(Schema.Finite),
  is_available: Schema.Boolean,
  description: nullish(Schema.String),
  short_description: nullish(Schema.String),
  delivery_time: nullish(Schema.String),
  errors: Schema.Array(
    Schema.Struct({ kind: Schema.String, message: Schema.String, product_ids: nullish(Schema.Array(Schema.String)) }),
  ),
  price_ranges: nullish(Schema.Array(Schema.Struct({ from: Schema.Finite, price: Schema.Finite }))),
  refuses: nullish(Schema.Array(Schema.String)),
});

/**
 * The contract's `ShippingMethod`, read into the model. A method or a problem of a kind that this version does not know
 * is kept.
 *
 * @rule SHIP-3
 */
export const ShippingMethodFromWire = decodeOnly(WireShippingMethod, ShippingMethod, readShippingMethod);

export const WireTimeRange = Schema.Struct({
  range_date: Schema.String,
  time_from: Schema.String,
  time_to: Schema.String,
});

/** The contract's `OrderTimeSlot`, read into the model. */
export const TimeRangeFromWire = decodeOnly(WireTimeRange, TimeRange, readTimeRange);

export const WireTimeSlot = Schema.Struct({
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
});

/** The contract's `TimetableTimeSlot`, read into the model; a status that this version does not know is kept. */
export const TimeSlotFromWire = decodeOnly(WireTimeSlot, TimeSlot, readTimeSlot);

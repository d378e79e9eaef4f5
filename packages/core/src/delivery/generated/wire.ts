// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, finite, from, int, nullish, struct, text } from "../../decoding/kernel.ts";
import { postPoint } from "./PostPoint.ts";
import { readPostPoint, readShippingMethod, readTimeRange, readTimeSlot } from "../fromWire.ts";
import { shippingMethod } from "./ShippingMethod.ts";
import { timeRange, timeSlot } from "./TimeSlot.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import {
  type PostPointFromWire,
  type ShippingMethodFromWire,
  type TimeRangeFromWire,
  type TimeSlotFromWire,
  type WirePostPoint,
  type WireShippingMethod,
  type WireTimeRange,
  type WireTimeSlot,
} from "../wire.ts";

export const wireTimeRange: DecoderOf<typeof WireTimeRange> = struct({
  range_date: text,
  time_from: text,
  time_to: text,
});
export const timeRangeFromWire: DecoderOf<typeof TimeRangeFromWire> = from(wireTimeRange, readTimeRange, timeRange);
export const wireShippingMethod: DecoderOf<typeof WireShippingMethod> = struct({
  id: text,
  name: text,
  price: finite,
  extra_cost: nullish(finite),
  discount_price: nullish(finite),
  max_weight: nullish(finite),
  is_available: bool,
  description: nullish(text),
  short_description: nullish(text),
  delivery_time: nullish(text),
  errors: array(struct({ kind: text, message: text, product_ids: nullish(array(text)) })),
  price_ranges: nullish(array(struct({ from: finite, price: finite }))),
  refuses: nullish(array(text)),
});
export const shippingMethodFromWire: DecoderOf<typeof ShippingMethodFromWire> = from(
  wireShippingMethod,
  readShippingMethod,
  shippingMethod,
);
export const wireTimeSlot: DecoderOf<typeof WireTimeSlot> = struct({
  id: text,
  sector: struct({ id: text, name: text }),
  order_limit: int,
  weight_limit: finite,
  price: finite,
  range_date: text,
  timeRange: struct({ id: text, time_from: text, time_to: text }),
  visible_until: text,
  held_until: nullish(text),
  status: text,
});
export const timeSlotFromWire: DecoderOf<typeof TimeSlotFromWire> = from(wireTimeSlot, readTimeSlot, timeSlot);
export const wirePostPoint: DecoderOf<typeof WirePostPoint> = struct({
  id: text,
  name: text,
  ext_id: text,
  postcode: int,
  city: text,
  street_name: text,
  street_type: text,
  house_number: text,
  latitude: finite,
  longitude: finite,
  service_point_type: text,
  working_hours: text,
});
export const postPointFromWire: DecoderOf<typeof PostPointFromWire> = from(wirePostPoint, readPostPoint, postPoint);

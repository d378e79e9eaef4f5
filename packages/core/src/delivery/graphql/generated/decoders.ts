// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, finite, from, int, nullish, struct, text } from "../../../decoding/kernel.ts";
import { postPoint } from "../../model/generated/PostPoint.ts";
import { readPostPoint, readShippingMethod, readTimeRange, readTimeSlot } from "../readers.ts";
import { shippingMethod } from "../../model/generated/ShippingMethod.ts";
import { timeRange, timeSlot } from "../../model/generated/TimeSlot.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import {
  type OrderTimeSlotFieldsFragment,
  type PostPointFieldsFragment,
  type ShippingMethodFieldsFragment,
  type TimeSlotFieldsFragment,
} from "./responses.ts";
import { type PostPoint } from "../../model/PostPoint.ts";
import { type ShippingMethod } from "../../model/ShippingMethod.ts";
import { type TimeRange, type TimeSlot } from "../../model/TimeSlot.ts";

export const timeRangeFromWire: Decoder<TimeRange> = from(
  struct<OrderTimeSlotFieldsFragment>({ range_date: text, time_from: text, time_to: text }),
  readTimeRange,
  timeRange,
);
export const shippingMethodFromWire: Decoder<ShippingMethod> = from(
  struct<ShippingMethodFieldsFragment>({
    id: text,
    name: text,
    price: int,
    extra_cost: nullish(int),
    discount_price: nullish(int),
    max_weight: nullish(finite),
    is_available: bool,
    description: nullish(text),
    short_description: nullish(text),
    delivery_time: nullish(text),
    errors: array(struct({ kind: text, message: text, product_ids: nullish(array(text)) })),
    price_ranges: array(struct({ from: int, price: int })),
    refuses: nullish(array(text)),
    time_slots: nullish(
      struct({
        earliest: nullish(timeRangeFromWire),
        visible_until: nullish(text),
        lowest_price: nullish(int),
        highest_price: nullish(int),
      }),
    ),
    cash_cost: nullish(int),
  }),
  readShippingMethod,
  shippingMethod,
);
export const timeSlotFromWire: Decoder<TimeSlot> = from(
  struct<TimeSlotFieldsFragment>({
    id: text,
    sector: struct({ id: text, name: text }),
    order_limit: int,
    weight_limit: finite,
    price: int,
    range_date: text,
    timeRange: struct({ id: text, time_from: text, time_to: text }),
    visible_until: text,
    held_until: nullish(text),
    status: text,
  }),
  readTimeSlot,
  timeSlot,
);
export const postPointFromWire: Decoder<PostPoint> = from(
  struct<PostPointFieldsFragment>({
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
  }),
  readPostPoint,
  postPoint,
);

import type { WireIds } from "../../decoding/Reading.ts";
import type { PostPoint } from "../model/PostPoint.schema.ts";
import type { ShippingMethod, TimeSlotOffer } from "../model/ShippingMethod.schema.ts";
import type { TimeRange, TimeSlot } from "../model/TimeSlot.schema.ts";
import { shippingKindOf } from "../../shipping/shippingKindOf.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type {
  PostPointFieldsFragment,
  ShippingMethodFieldsFragment,
  OrderTimeSlotFieldsFragment,
  TimeSlotFieldsFragment,
} from "./generated/responses.ts";

export const readPostPoint = ({
  id,
  name,
  city,
  latitude,
  longitude,
  ...wire
}: PostPointFieldsFragment): typeof PostPoint.Encoded => ({
  id,
  extId: wire.ext_id,
  name,
  postcode: String(wire.postcode),
  city,
  streetName: wire.street_name,
  streetType: wire.street_type,
  houseNumber: wire.house_number,
  latitude,
  longitude,
  servicePointType: wire.service_point_type,
  workingHours: wire.working_hours,
});

const readTimeSlotOffer = ({
  earliest,
  visible_until: visibleUntil = null,
  lowest_price: lowestPrice,
  highest_price: highestPrice,
}: NonNullable<ShippingMethodFieldsFragment["time_slots"]>): typeof TimeSlotOffer.Encoded => ({
  free:
    earliest && typeof lowestPrice === "number" && typeof highestPrice === "number"
      ? { earliest, visibleUntil, lowestPrice, highestPrice }
      : null,
});

/**
 * The contract's `ShippingMethod`, in the model's terms. A method or a problem of a kind that this version does not know
 * is kept.
 *
 * @rule SHIP-3
 */
export const readShippingMethod = (wire: ShippingMethodFieldsFragment, ids: WireIds): typeof ShippingMethod.Encoded => {
  const kind = shippingKindOf(wire.id, ids);
  return {
    id: wire.id,
    kind,
    name: wire.name,
    price: wire.price,
    extraCost: wire.extra_cost ?? null,
    discountPrice: wire.discount_price ?? null,
    maxWeight: wire.max_weight ?? null,
    isAvailable: wire.is_available,
    description: wire.description ?? null,
    shortDescription: wire.short_description ?? null,
    deliveryTime: wire.delivery_time ?? null,
    priceRanges: wire.price_ranges,
    problems: wire.errors.map(({ kind, message, product_ids }) => ({ kind, message, productIds: product_ids ?? [] })),
    refuses: wire.refuses ?? shippingTraits({ kind }).refuses,
    timeSlots: wire.time_slots ? readTimeSlotOffer(wire.time_slots) : null,
    cashCost: wire.cash_cost ?? null,
  };
};

export const readTimeRange = ({
  range_date,
  time_from,
  time_to,
}: OrderTimeSlotFieldsFragment): typeof TimeRange.Encoded => ({ day: range_date, from: time_from, to: time_to });

export const readTimeSlot = ({
  id,
  sector,
  price,
  status,
  timeRange,
  ...wire
}: TimeSlotFieldsFragment): typeof TimeSlot.Encoded => ({
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
});

import * as Schema from "effect/Schema";
import { LinkableOrder } from "../../checkout/LinkableOrder.ts";
import { shippingKindOf } from "../../delivery/shippingKindOf.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";
import { TimeRangeFromWire } from "./TimeRangeFromWire.ts";

const listed = { id: Schema.String, name: Schema.String, is_active: Schema.Boolean, sort: Schema.Int };

const WireShippingMethod = Schema.Struct({
  ...listed,
  price_ranges: Schema.Array(Schema.Struct({ from: Schema.Finite, price: Schema.Finite })),
  discount_price: nullish(Schema.Finite),
  max_weight: nullish(Schema.Finite),
  description: nullish(Schema.String),
  short_description: nullish(Schema.String),
  delivery_time: nullish(Schema.String),
});

/** The contract's `LinkableOrder`, read into the model. */
export const LinkableOrderFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    created_at: Schema.String,
    shipping_name: nullish(Schema.String),
    shipping_postcode: Schema.Int,
    shipping_city: Schema.String,
    shipping_street: nullish(Schema.String),
    shipping_house_number: nullish(Schema.String),
    shipping_telephone: nullish(Schema.String),
    shipping_note: nullish(Schema.String),
    timetable_time_slot: nullish(TimeRangeFromWire),
    shipping_method: WireShippingMethod,
    payment_method: nullish(Schema.Struct({ ...listed, short_description: nullish(Schema.String) })),
  }),
  LinkableOrder,
  ({ id, created_at, shipping_method: shipping, payment_method: payment, ...wire }) => ({
    id,
    createdAt: created_at,
    shippingAddress: {
      name: wire.shipping_name ?? null,
      postcode: String(wire.shipping_postcode),
      city: wire.shipping_city,
      street: wire.shipping_street ?? null,
      houseNumber: wire.shipping_house_number ?? null,
      telephone: wire.shipping_telephone ?? null,
      note: wire.shipping_note ?? null,
    },
    timeSlot: wire.timetable_time_slot ?? null,
    shippingMethod: {
      id: shipping.id,
      kind: shippingKindOf(shipping.id),
      name: shipping.name,
      isActive: shipping.is_active,
      sort: shipping.sort,
      priceRanges: shipping.price_ranges,
      discountPrice: shipping.discount_price ?? null,
      maxWeight: shipping.max_weight ?? null,
      description: shipping.description ?? null,
      shortDescription: shipping.short_description ?? null,
      deliveryTime: shipping.delivery_time ?? null,
    },
    paymentMethod: payment
      ? {
          id: payment.id,
          name: payment.name,
          isActive: payment.is_active,
          sort: payment.sort,
          shortDescription: payment.short_description ?? null,
        }
      : null,
  }),
);

import * as Schema from "effect/Schema";
import { ShippingMethod } from "../../delivery/ShippingMethod.ts";
import { shippingKindOf } from "../../delivery/shippingKindOf.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

const WireShippingMethod = Schema.Struct({
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
});

/**
 * The contract's `ShippingMethod`, read into the model. A method or a problem of a kind that this version does not know
 * is kept.
 *
 * @rule SHIP-3
 */
export const ShippingMethodFromWire = decodeOnly(WireShippingMethod, ShippingMethod, (wire) => ({
  id: wire.id,
  kind: shippingKindOf(wire.id),
  name: wire.name,
  price: wire.price,
  extraCost: wire.extra_cost ?? null,
  discountPrice: wire.discount_price ?? null,
  maxWeight: wire.max_weight ?? null,
  isAvailable: wire.is_available,
  description: wire.description ?? null,
  shortDescription: wire.short_description ?? null,
  deliveryTime: wire.delivery_time ?? null,
  priceRanges: wire.price_ranges ?? [],
  problems: wire.errors.map(({ kind, message, product_ids }) => ({ kind, message, productIds: product_ids ?? [] })),
}));

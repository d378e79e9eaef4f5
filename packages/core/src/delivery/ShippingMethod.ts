import * as Schema from "effect/Schema";
import { Price, ProductId, Weight } from "../product/Product.ts";

/** The four ways of getting the goods. */
export const ShippingKind = Schema.Literals(["courier", "postal", "postPoint", "pickup"]);
export type ShippingKind = typeof ShippingKind.Type;

/** Why the cart cannot go this way. */
export const ShippingProblem = Schema.Struct({
  /** `weight`, `products`, `postcode`, `link`, `unavailable`, or what a newer server sent. */
  kind: Schema.String,
  message: Schema.String,
  productIds: Schema.Array(ProductId),
});
export interface ShippingProblem extends Schema.Schema.Type<typeof ShippingProblem> {}

/** A way of getting the goods, what it costs, and what stops it. */
export const ShippingMethod = Schema.Struct({
  id: Schema.String,
  /** By id (courier 1, postal 2, post point 3, pickup 4); `null` for one that this version does not know. */
  kind: Schema.NullOr(ShippingKind),
  name: Schema.String,
  price: Price,
  /** The boxing fee. */
  extraCost: Schema.NullOr(Price),
  discountPrice: Schema.NullOr(Price),
  maxWeight: Schema.NullOr(Weight),
  isAvailable: Schema.Boolean,
  description: Schema.NullOr(Schema.String),
  shortDescription: Schema.NullOr(Schema.String),
  deliveryTime: Schema.NullOr(Schema.String),
  priceRanges: Schema.Array(Schema.Struct({ from: Price, price: Price })),
  problems: Schema.Array(ShippingProblem),
});
export interface ShippingMethod extends Schema.Schema.Type<typeof ShippingMethod> {}

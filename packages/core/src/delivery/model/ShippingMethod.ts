import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { Price, ProductId, Weight } from "../../product/Product.ts";
import { goodsTraits } from "../../shipping/goodsTraits.ts";
import { shippingKinds } from "../../shipping/shippingKinds.ts";
import { TimeRange } from "./TimeSlot.ts";

/** The shipping methods. */
export const ShippingKind = Schema.Literals(Struct.keys(shippingKinds));
export type ShippingKind = typeof ShippingKind.Type;

const GoodsTrait = Schema.Union([Schema.Literals(Struct.keys(goodsTraits)), Schema.StringForLiteralAutocomplete]);

/** The reason why the cart cannot use this method. */
export const ShippingProblem = Schema.Struct({
  /** `weight`, `products`, `postcode`, `link`, `unavailable`, or what a newer server sent. */
  kind: Schema.String,
  message: Schema.String,
  productIds: Schema.Array(ProductId),
});
export interface ShippingProblem extends Schema.Schema.Type<typeof ShippingProblem> {}

/** The time slots that a cart could choose; `free` is null when there is none. */
export const TimeSlotOffer = Schema.Struct({
  free: Schema.NullOr(Schema.Struct({ earliest: TimeRange, lowestPrice: Price, highestPrice: Price })),
});
export interface TimeSlotOffer extends Schema.Schema.Type<typeof TimeSlotOffer> {}

/** A shipping method, its price, and its problems. */
export const ShippingMethod = Schema.Struct({
  id: Schema.String,
  /** By id; `null` for one that this version does not know. */
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
  /** The goods that it does not carry (SHIP-8); a newer server's traits are kept. */
  refuses: Schema.Array(GoodsTrait),
  /** At the place, for the cart as the server knows it; null where no slot is to be chosen, and in a cart. */
  timeSlots: Schema.NullOr(TimeSlotOffer),
});
export interface ShippingMethod extends Schema.Schema.Type<typeof ShippingMethod> {}

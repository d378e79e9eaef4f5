import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { DayOrInstant, Price, ProductId, Weight } from "../../product/Product.schema.ts";
import { goodsTraits } from "../../shipping/goodsTraits.ts";
import { shippingKinds } from "../../shipping/shippingKinds.ts";
import { TimeRange } from "./TimeSlot.schema.ts";
import type * as model from "./ShippingMethod.ts";

/** Schema of `ShippingKind`: a shipping method of this version, without the shop's id. */
export const ShippingKind = Schema.Literals(Struct.keys(shippingKinds)) satisfies { readonly Type: model.ShippingKind };

const GoodsTrait = Schema.Union([Schema.Literals(Struct.keys(goodsTraits)), Schema.StringForLiteralAutocomplete]);

/** Schema of `ShippingProblem`: why the cart cannot use a shipping method. */
export const ShippingProblem = Schema.Struct({
  kind: Schema.String,
  message: Schema.String,
  productIds: Schema.Array(ProductId),
}) satisfies { readonly Type: model.ShippingProblem };

export const TimeSlotOffer = Schema.Struct({
  free: Schema.NullOr(
    Schema.Struct({
      earliest: TimeRange,
      visibleUntil: Schema.NullOr(DayOrInstant),
      lowestPrice: Price,
      highestPrice: Price,
    }),
  ),
}) satisfies { readonly Type: model.TimeSlotOffer };

/** Schema of `ShippingMethod`: a shipping method, its price, and its problems. */
export const ShippingMethod = Schema.Struct({
  id: Schema.String,
  kind: Schema.NullOr(ShippingKind),
  name: Schema.String,
  price: Price,
  extraCost: Schema.NullOr(Price),
  discountPrice: Schema.NullOr(Price),
  maxWeight: Schema.NullOr(Weight),
  isAvailable: Schema.Boolean,
  description: Schema.NullOr(Schema.String),
  shortDescription: Schema.NullOr(Schema.String),
  deliveryTime: Schema.NullOr(Schema.String),
  priceRanges: Schema.Array(Schema.Struct({ from: Price, price: Price })),
  problems: Schema.Array(ShippingProblem),
  refuses: Schema.Array(GoodsTrait),
  timeSlots: Schema.NullOr(TimeSlotOffer),
  cashCost: Schema.NullOr(Price),
}) satisfies { readonly Type: model.ShippingMethod };

import * as Schema from "effect/Schema";
import { DayOrInstant, ProductId } from "../../product/Product.schema.ts";
import type * as model from "./OrderedProduct.ts";

/** Schema of `OrderedProduct`: a product of the shopper's orders, with its frequency, last order and last quantity. */
export const OrderedProduct = Schema.Struct({
  productId: ProductId,
  name: Schema.String,
  categoryId: Schema.NullOr(Schema.String),
  orderCount: Schema.Int,
  quantity: Schema.Finite,
  unitName: Schema.String,
  alternativeQuantity: Schema.NullOr(Schema.Finite),
  alternativeUnitName: Schema.NullOr(Schema.String),
  orderedAt: DayOrInstant,
  firstOrderedAt: Schema.NullOr(DayOrInstant),
}) satisfies { readonly Type: model.OrderedProduct };

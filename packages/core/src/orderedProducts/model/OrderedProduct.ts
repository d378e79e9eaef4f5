import * as Schema from "effect/Schema";
import { DayOrInstant, ProductId } from "../../product/Product.ts";

/** A product of the shopper's orders, with its frequency, last order and last quantity. */
export const OrderedProduct = Schema.Struct({
  productId: ProductId,
  name: Schema.String,
  /** Its category. */
  categoryId: Schema.NullOr(Schema.String),
  /** The number of orders with it. */
  orderCount: Schema.Int,
  /** In default units. */
  quantity: Schema.Finite,
  /** Of the default unit. */
  unitName: Schema.String,
  /** In alternative units, when the shopper chose them. */
  alternativeQuantity: Schema.NullOr(Schema.Finite),
  alternativeUnitName: Schema.NullOr(Schema.String),
  /** Of the latest order with it. */
  orderedAt: DayOrInstant,
  /** Of the first order with it; null when the server does not say it. */
  firstOrderedAt: Schema.NullOr(DayOrInstant),
});
export interface OrderedProduct extends Schema.Schema.Type<typeof OrderedProduct> {}

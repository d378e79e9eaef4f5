import * as Schema from "effect/Schema";
import { DayOrInstant, ProductId } from "../product/Product.ts";

/** A product of the shopper's orders: how often, when and how much last. */
export const OrderedProduct = Schema.Struct({
  productId: ProductId,
  name: Schema.String,
  /** The category that it is kept in. */
  categoryId: Schema.NullOr(Schema.String),
  /** In how many orders it was. */
  orderCount: Schema.Int,
  /** In default units. */
  quantity: Schema.Finite,
  unit: Schema.String,
  orderedAt: DayOrInstant,
});
export interface OrderedProduct extends Schema.Schema.Type<typeof OrderedProduct> {}

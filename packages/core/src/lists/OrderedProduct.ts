import * as Schema from "effect/Schema";
import { DayOrInstant, ProductId } from "../product/Product.ts";

/** A product that the shopper has ordered, when for the last time and how much then. */
export const OrderedProduct = Schema.Struct({
  productId: ProductId,
  /** In default units. */
  quantity: Schema.Finite,
  unit: Schema.String,
  orderedAt: DayOrInstant,
});
export interface OrderedProduct extends Schema.Schema.Type<typeof OrderedProduct> {}

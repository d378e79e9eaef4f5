import * as Schema from "effect/Schema";
import { ProductId } from "../product/Product.ts";

/** Sets a product of a list to a quantity: as what it is to be afterwards, so it can be sent twice. */
export const ListAction = Schema.Struct({
  action: Schema.Literal("SET_PRODUCT_QUANTITY"),
  listId: Schema.NonEmptyString,
  productId: ProductId,
  /** In default units; 0 takes the product off the list. */
  quantity: Schema.Finite,
  /** The instant at which somebody did this. */
  createdAt: Schema.String,
});
export interface ListAction extends Schema.Schema.Type<typeof ListAction> {}

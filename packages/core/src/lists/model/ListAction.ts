import * as Schema from "effect/Schema";
import { ProductId } from "../../product/Product.ts";

/** Sets the quantity of a product on a list. States the result, so that it can safely be sent twice. */
export const ListAction = Schema.Struct({
  action: Schema.Literal("SET_PRODUCT_QUANTITY"),
  listId: Schema.NonEmptyString,
  productId: ProductId,
  /** In default units; 0 removes the product from the list. */
  quantity: Schema.Finite,
  /** The instant of the change. */
  createdAt: Schema.String,
});
export interface ListAction extends Schema.Schema.Type<typeof ListAction> {}

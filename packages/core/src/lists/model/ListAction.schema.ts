import * as Schema from "effect/Schema";
import { ProductId } from "../../product/Product.schema.ts";
import type * as model from "./ListAction.ts";

/** Schema of `SetProductQuantity`: sets the quantity of a product on a list. */
export const SetProductQuantity = Schema.Struct({
  action: Schema.Literal("SET_PRODUCT_QUANTITY"),
  listId: Schema.NonEmptyString,
  productId: ProductId,
  quantity: Schema.Finite,
  createdAt: Schema.String,
}) satisfies { readonly Type: model.SetProductQuantity };

/** Schema of `SetListText`: writes a text on a list, or removes it. */
export const SetListText = Schema.Struct({
  action: Schema.Literal("SET_TEXT"),
  listId: Schema.NonEmptyString,
  text: Schema.NonEmptyString,
  isWanted: Schema.Boolean,
  createdAt: Schema.String,
}) satisfies { readonly Type: model.SetListText };

/** Schema of `ListAction`: a change of a list. */
export const ListAction = Schema.Union([SetProductQuantity, SetListText]) satisfies {
  readonly Type: model.ListAction;
};

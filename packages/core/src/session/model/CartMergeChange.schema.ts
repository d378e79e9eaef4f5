import * as Schema from "effect/Schema";
import { ProductId } from "../../product/Product.schema.ts";
import type * as model from "./CartMergeChange.ts";

/** Schema of `CartMergeChange`: a line of the guest's cart that login could not simply add to the user's cart. */
export const CartMergeChange = Schema.Struct({
  productId: ProductId,
  productName: Schema.String,
  kind: Schema.Union([Schema.Literals(["capped", "changed", "dropped"]), Schema.StringForLiteralAutocomplete]),
  wanted: Schema.Finite,
  quantity: Schema.Finite,
}) satisfies { readonly Type: model.CartMergeChange };

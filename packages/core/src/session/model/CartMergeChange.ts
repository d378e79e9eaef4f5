import * as Schema from "effect/Schema";
import { ProductId } from "../../product/Product.ts";

/** A line of the guest's cart that login could not simply add to the user's cart. */
export const CartMergeChange = Schema.Struct({
  productId: ProductId,
  productName: Schema.String,
  /**
   * Cut to the purchase limit; changed quantity or options; not taken over. A newer server's kinds are kept unchanged.
   */
  kind: Schema.Union([Schema.Literals(["capped", "changed", "dropped"]), Schema.StringForLiteralAutocomplete]),
  /** The sum of both carts, in default units. */
  wanted: Schema.Finite,
  /** The cart's current quantity, in default units. */
  quantity: Schema.Finite,
});
export interface CartMergeChange extends Schema.Schema.Type<typeof CartMergeChange> {}

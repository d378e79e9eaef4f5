import type { ProductId } from "../../product/Product.ts";
import type { CartWarning } from "../model/Cart.ts";

/**
 * The products that must be removed before ordering: those in the warnings, each once.
 *
 * @rule CART-11
 * @example productsToRemove({ warnings: [{ productId: "7" }, { productId: "7" }] }) // => ["7"]
 */
export function productsToRemove({
  warnings,
}: {
  readonly warnings: ReadonlyArray<Pick<CartWarning, "productId">>;
}): ReadonlyArray<ProductId> {
  return [...new Set(warnings.map(({ productId }) => productId))];
}

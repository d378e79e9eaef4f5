import type { ProductId } from "../product/Product.ts";
import type { CartWarning } from "./Cart.ts";

/**
 * The products that a cart can only be ordered without, each once, as its warnings name them.
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

import type { ProductId } from "../product/Product.ts";
import type { ListProduct } from "./ShoppingList.ts";

/**
 * What of each product is in a cart, as a shopping list takes it: for saving the cart as a list (`listActions`).
 *
 * Units: default units.
 *
 * @rule LIST-7
 * @example cartQuantities([{ product: { id: "1" }, quantity: 0.36 }]) // => [{ productId: "1", quantity: 0.36 }]
 */
export function cartQuantities(
  lines: ReadonlyArray<{ readonly product: { readonly id: ProductId }; readonly quantity: number }>,
): ReadonlyArray<Pick<ListProduct, "productId" | "quantity">> {
  return lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
}

import type { ProductId } from "../../product/Product.ts";
import type { SetProductQuantity } from "../model/ListAction.ts";

/**
 * The actions that put these lines, for example of a cart, on a list with their quantities.
 *
 * Units: default units.
 *
 * @rule LIST-7
 * @example listActions([{ product: { id: "1" }, quantity: 2 }], { listId: "l", now: new Date("2026-11-21T10:00:00Z") }) // => [{ action: "SET_PRODUCT_QUANTITY", listId: "l", productId: "1", quantity: 2, createdAt: "2026-11-21T10:00:00.000Z" }]
 */
export function listActions(
  lines: ReadonlyArray<{ readonly product: { readonly id: ProductId }; readonly quantity: number }>,
  { listId, now }: { readonly listId: string; readonly now: Date },
): ReadonlyArray<SetProductQuantity> {
  const createdAt = now.toISOString();
  return lines.map(({ product, quantity }) => ({
    action: "SET_PRODUCT_QUANTITY",
    listId,
    productId: product.id,
    quantity,
    createdAt,
  }));
}

import type { ListAction } from "./ListAction.ts";
import type { ListProduct } from "./ShoppingList.ts";

type ListQuantity = Pick<ListProduct, "productId" | "quantity">;

/**
 * The actions that bring a list to these quantities: one for each product that has another one than before, 0 for those
 * that are gone. A list that is new had none.
 *
 * Units: default units.
 *
 * @rule LIST-7
 * @example listActions([{ productId: "1", quantity: 2 }], { listId: "l", now: new Date("2026-11-21T10:00:00Z") }) // => [{ action: "SET_PRODUCT_QUANTITY", listId: "l", productId: "1", quantity: 2, createdAt: "2026-11-21T10:00:00.000Z" }]
 * @example listActions([{ productId: "1", quantity: 2 }], { listId: "l", before: [{ productId: "1", quantity: 2 }], now: new Date(0) }) // => []
 */
export function listActions(
  quantities: ReadonlyArray<ListQuantity>,
  {
    listId,
    before = [],
    now,
  }: { readonly listId: string; readonly before?: ReadonlyArray<ListQuantity>; readonly now: Date },
): ReadonlyArray<ListAction> {
  const present = new Map(before.map(({ productId, quantity }) => [productId, quantity]));
  const wanted = new Map([
    ...before.map(({ productId }) => [productId, 0] as const),
    ...quantities.map(({ productId, quantity }) => [productId, quantity] as const),
  ]);
  return Array.from(wanted, ([productId, quantity]) => ({
    action: "SET_PRODUCT_QUANTITY" as const,
    listId,
    productId,
    quantity,
    createdAt: now.toISOString(),
  })).filter(({ productId, quantity }) => quantity !== (present.get(productId) ?? 0));
}

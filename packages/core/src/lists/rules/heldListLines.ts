import type { ListProduct } from "../model/ShoppingList.ts";

/** A line of a displayed list. */
export interface HeldListLine extends Pick<ListProduct, "productId" | "quantity"> {
  /** The product was removed from the list; the quantity is the last one. */
  readonly isTicked: boolean;
}

/**
 * The lines of a list on an open page: each keeps its position, and is ticked when its product is removed, here or by another
 * person; new lines come last. Unchanged lines stay the same objects, as does an unchanged array.
 *
 * @rule LIST-7
 * @example heldListLines([{ productId: "1", quantity: 2, isTicked: false }], [{ productId: "2", quantity: 1 }]) // => [{ productId: "1", quantity: 2, isTicked: true }, { productId: "2", quantity: 1, isTicked: false }]
 */
export function heldListLines(
  held: ReadonlyArray<HeldListLine>,
  products: ReadonlyArray<Pick<ListProduct, "productId" | "quantity">>,
): ReadonlyArray<HeldListLine> {
  const kept = held.map((line) => {
    const present = products.find(({ productId }) => productId === line.productId);
    if (present === undefined) return line.isTicked ? line : { ...line, isTicked: true };
    const isSame = !line.isTicked && line.quantity === present.quantity;
    return isSame ? line : { ...line, quantity: present.quantity, isTicked: false };
  });
  const added = products
    .filter(({ productId }) => !held.some((line) => line.productId === productId))
    .map(({ productId, quantity }) => ({ productId, quantity, isTicked: false }));
  return added.length === 0 && kept.every((line, index) => line === held[index]) ? held : [...kept, ...added];
}

import type { ListProduct } from "../model/ShoppingList.ts";

/** A line of a displayed list. */
export interface HeldListLine extends Pick<ListProduct, "productId" | "quantity" | "deletedName"> {
  /** The product was removed from the list; the quantity is the last one. */
  readonly isTicked: boolean;
}

/**
 * The lines of a list on an open page: each keeps its position, and is ticked when its product is removed, here or by another
 * person; new lines come last. Unchanged lines stay the same objects, as does an unchanged array.
 *
 * @rule LIST-7, LIST-10
 * @example heldListLines([{ productId: "1", quantity: 2, deletedName: null, isTicked: false }], [{ productId: "2", quantity: 1, deletedName: null }]) // => [{ productId: "1", quantity: 2, deletedName: null, isTicked: true }, { productId: "2", quantity: 1, deletedName: null, isTicked: false }]
 */
export function heldListLines(
  held: ReadonlyArray<HeldListLine>,
  products: ReadonlyArray<Pick<ListProduct, "productId" | "quantity" | "deletedName">>,
): ReadonlyArray<HeldListLine> {
  const kept = held.map((line) => {
    const present = products.find(({ productId }) => productId === line.productId);
    if (present === undefined) return line.isTicked ? line : { ...line, isTicked: true };
    const { quantity, deletedName } = present;
    const isSame = !line.isTicked && line.quantity === quantity && line.deletedName === deletedName;
    return isSame ? line : { ...line, quantity, deletedName, isTicked: false };
  });
  const added = products
    .filter(({ productId }) => !held.some((line) => line.productId === productId))
    .map(({ productId, quantity, deletedName }) => ({ productId, quantity, deletedName, isTicked: false }));
  return added.length === 0 && kept.every((line, index) => line === held[index]) ? held : [...kept, ...added];
}

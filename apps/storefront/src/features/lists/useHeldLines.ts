import { heldListLines, type HeldListLine, type ListView } from "@kamra/core/lists";
import type { ProductId } from "@kamra/core/product";
import { useState } from "react";
import { useShopWithLists } from "../../shop/useShopWithLists.ts";

interface Held {
  readonly lines: ReadonlyArray<HeldListLine>;
  /** The latest changes of others. */
  readonly changed: ReadonlyArray<ProductId>;
}

/**
 * The lines of an open list: they keep their places during any change, and mark those changed by others.
 *
 * @rule LIST-7
 */
export function useHeldLines(list: ListView) {
  const shop = useShopWithLists();
  const [held, setHeld] = useState<Held>(() => ({ lines: heldListLines([], list.products), changed: [] }));
  const lines = heldListLines(held.lines, list.products);
  if (lines !== held.lines) {
    const changed = lines.filter((line) => !held.lines.includes(line)).map(({ productId }) => productId);
    setHeld({ lines, changed });
  }

  const setQuantity = (productId: ProductId, quantity: number) => {
    // A refusal shows on the line and as a notice.
    void shop.lists.setQuantity({ listId: list.id, productId, quantity });
    const own = shop.lists.state.get().lists?.find(({ id }) => id === list.id)?.products;
    if (own !== undefined) setHeld({ lines: heldListLines(lines, own), changed: [] });
  };
  return { lines, changed: held.changed, setQuantity };
}

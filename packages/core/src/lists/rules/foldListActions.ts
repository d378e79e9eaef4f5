import type { ListAction } from "../model/ListAction.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";

/**
 * The list after the server applies these actions in order; actions of other lists are ignored. A product that is removed and
 * added again counts as new.
 *
 * @rule LIST-7
 */
export function foldListActions<List extends Pick<ShoppingList, "id" | "products" | "events">>(
  list: List,
  actions: ReadonlyArray<ListAction>,
): List {
  return actions.reduce((folded, { listId, productId, quantity, createdAt }) => {
    if (listId !== list.id) return folded;
    const { products, events } = folded;
    const present = products.find((product) => product.productId === productId);
    const others = products.filter((product) => product !== present);
    const changed = { productId, quantity, createdAt: present?.createdAt ?? createdAt };
    return {
      ...folded,
      events: [...events, { createdAt }],
      products:
        quantity === 0
          ? others
          : present
            ? products.map((product) => (product === present ? changed : product))
            : [...products, changed],
    };
  }, list);
}

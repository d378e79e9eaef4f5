import { upserted } from "../shop/upserted.ts";
import { lastWrites } from "./lastWrites.ts";
import type { ListAction } from "./ListAction.ts";
import type { ShoppingList } from "./ShoppingList.ts";

function withAction(list: ShoppingList, { productId, quantity, createdAt }: ListAction): ShoppingList {
  const isSame = (product: { readonly productId: string }) => product.productId === productId;
  const present = list.products.find(isSame);
  const product = quantity === 0 ? null : { createdAt, ...present, productId, quantity };
  return { ...list, events: [...list.events, { createdAt }], products: upserted(list.products, product, { isSame }) };
}

/**
 * A list as it will be when the server has done these actions; those on other lists are left out. A product keeps its
 * place and the time at which it was put on the list; a new one comes last.
 *
 * @rule LIST-7
 */
export function foldListActions(
  list: ShoppingList,
  { actions, now }: { readonly actions: ReadonlyArray<ListAction>; readonly now: Date },
): ShoppingList {
  const own = actions.filter(({ listId }) => listId === list.id);
  return lastWrites(own, { now }).reduce(withAction, list);
}

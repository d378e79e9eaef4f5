import type { ListAction, SetListText, SetProductQuantity } from "../model/ListAction.ts";
import type { ListProduct, ListText, ShoppingList } from "../model/ShoppingList.ts";

function foldProduct(
  products: ReadonlyArray<ListProduct>,
  { productId, quantity, createdAt }: SetProductQuantity,
): ReadonlyArray<ListProduct> {
  const present = products.find((product) => product.productId === productId);
  if (quantity === 0) return products.filter((product) => product !== present);
  const { createdAt: addedAt = createdAt, deletedName = null } = present ?? {};
  const changed = { productId, quantity, createdAt: addedAt, deletedName };
  return present ? products.map((product) => (product === present ? changed : product)) : [...products, changed];
}

function foldText(texts: ReadonlyArray<ListText>, { text, isWanted, createdAt }: SetListText): ReadonlyArray<ListText> {
  if (!isWanted) return texts.filter((each) => each.text !== text);
  return texts.some((each) => each.text === text) ? texts : [...texts, { text, createdAt }];
}

/**
 * The list after the server applies these actions in order; actions of other lists are ignored. A product or a text that is
 * removed and added again counts as new.
 *
 * @rule LIST-7, LIST-11
 */
export function foldListActions<List extends Pick<ShoppingList, "id" | "products" | "texts" | "events">>(
  list: List,
  actions: ReadonlyArray<ListAction>,
): List {
  return actions.reduce((folded, action) => {
    if (action.listId !== list.id) return folded;
    const events = [...folded.events, { createdAt: action.createdAt }];
    return action.action === "SET_TEXT"
      ? { ...folded, events, texts: foldText(folded.texts, action) }
      : { ...folded, events, products: foldProduct(folded.products, action) };
  }, list);
}

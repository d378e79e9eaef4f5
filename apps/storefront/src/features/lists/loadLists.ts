import { orThrow } from "@kamra/core";
import type { ListsState } from "@kamra/core/lists";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { listsOf } from "../../shop/later.ts";

/** Loads the shopper's lists. The user must be known to determine their role in each. */
export async function loadLists(shop: StorefrontShop): Promise<ListsState> {
  const { session } = shop;
  const [lists] = await Promise.all([
    listsOf(shop),
    session.state.get().user === null && session.refresh({ skipsCart: true }),
  ]);
  orThrow(await lists.refresh());
  return lists.state.get();
}

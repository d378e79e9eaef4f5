import * as Context from "effect/Context";
import type { ShoppingList } from "../model/ShoppingList.ts";
import type { ShopLists } from "./ShopLists.ts";

interface Internal {
  /** The server's last answer, which a snapshot ships. */
  readonly server: () => ReadonlyArray<ShoppingList> | null;
}

/** `shop.lists` for other services, and what only they do with it. */
export class ListsService extends Context.Service<ListsService, ShopLists<"effect"> & Internal>()(
  "@kamra/core/lists/ListsService",
) {}

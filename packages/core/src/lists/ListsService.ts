import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Product, ProductId } from "../product/Product.ts";
import type { ShopError } from "../shop/ShopError.ts";
import type { Store } from "../shop/Store.ts";
import type { listActions } from "./listActions.ts";
import type { ListsState } from "./ListsState.ts";
import type { ShoppingList } from "./ShoppingList.ts";

type Done = Effect.Effect<void, ShopError>;

/**
 * Shopping lists: the server's, with the quantities that it has not confirmed folded over them. One exchange with the service
 * runs at a time, so quantities are neither lost nor reordered.
 */
export class ListsService extends Context.Service<
  ListsService,
  {
    readonly state: Store<ListsState>;
    /** As the service last told of them; what a snapshot ships. */
    readonly server: () => ReadonlyArray<ShoppingList> | null;
    /** *Join.* Does nothing for guests. */
    readonly refresh: Done;
    /** *Queue*; of those that wait for one product the last counts. Shows before the first wait. */
    readonly setQuantity: (wanted: {
      readonly listId: string;
      readonly productId: ProductId;
      readonly quantity: number;
    }) => Done;
    /** *Queue.* Answers the new list's id; lines go onto it. */
    readonly create: (list: {
      readonly name: string;
      readonly lines?: Parameters<typeof listActions>[0] | undefined;
    }) => Effect.Effect<string, ShopError>;
    readonly rename: (list: { readonly listId: string; readonly name: string }) => Done;
    readonly remove: (listId: string) => Done;
    readonly leave: (listId: string) => Done;
    readonly accept: (listId: string) => Done;
    readonly decline: (listId: string) => Done;
    readonly share: (share: { readonly listId: string; readonly email: string }) => Done;
    readonly removeShare: (share: { readonly listId: string; readonly email: string }) => Done;
    /** The available products of a list, in its order. */
    readonly products: (listId: string) => Effect.Effect<ReadonlyArray<Product>, ShopError>;
  }
>()("@kamra/core/lists/ListsService") {}

import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Product, ProductId } from "../product/Product.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { Store } from "../kernel/Store.ts";
import type { listActions } from "./listActions.ts";
import type { ListsState } from "./ListsState.ts";
import type { ShoppingList } from "./ShoppingList.ts";

type Done = Effect.Effect<void, ShopError>;

/**
 * The server's shopping lists with the unconfirmed quantities applied. Only one request runs at a time, so quantities are not
 * lost or reordered.
 */
export class ListsService extends Context.Service<
  ListsService,
  {
    readonly state: Store<ListsState>;
    /** The server's last answer, which a snapshot ships. */
    readonly server: () => ReadonlyArray<ShoppingList> | null;
    /** *Join.* Does nothing for guests. */
    readonly refresh: Done;
    /** *Queue*; the last of several waiting changes of one product wins. Shows immediately. */
    readonly setQuantity: (wanted: {
      readonly listId: string;
      readonly productId: ProductId;
      readonly quantity: number;
    }) => Done;
    /** *Queue.* Creates a list with the lines, and returns its id. */
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

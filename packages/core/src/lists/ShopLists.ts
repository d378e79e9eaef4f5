import type { Product, ProductId } from "../product/Product.ts";
import type { Store } from "../shop/Store.ts";
import type { listActions } from "./listActions.ts";
import type { ListsState } from "./ListsState.ts";

interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

/**
 * Shopping lists of who is logged in, theirs and those that are shared with them. Quantities show at once; their promises
 * settle when the server has confirmed or refused them, which takes until the network is back when it is away. The others do
 * what they say and load the lists anew, after those that were called before them; each settles within the time that four
 * requests may take (`requestDeadline`). Promises reject with a ShopError; with a ListForbiddenError, and nobody asked, where the
 * shopper may not do this with the list.
 */
export interface ShopLists {
  readonly state: Store<ListsState>;
  /** Joins one that is under way; settles within the time of three requests. Does nothing for guests. */
  refresh(): Promise<void>;
  /**
   * Sets how much of a product is on a list, in default units; 0 takes it off. Of several people's quantities the latest counts.
   * Queued; of several waiting for one product the last counts. Waits until the network is back.
   */
  setQuantity(wanted: {
    readonly listId: string;
    readonly productId: ProductId;
    readonly quantity: number;
  }): Promise<void>;
  /** Answers the new list's id; the lines, of a cart for one, are put onto it. Queued. */
  create(list: {
    readonly name: string;
    readonly lines?: Parameters<typeof listActions>[0] | undefined;
  }): Promise<string>;
  /** Queued, as those below; for owners. */
  rename(list: { readonly listId: string; readonly name: string }): Promise<void>;
  remove(listId: string): Promise<void>;
  /** Invites an e-mail address. Whose it is sees that once they have proved it to be theirs (`session.loginWithToken`). */
  share(share: { readonly listId: string; readonly email: string }): Promise<void>;
  removeShare(share: { readonly listId: string; readonly email: string }): Promise<void>;
  /** For those who have accepted. */
  leave(listId: string): Promise<void>;
  /** For the invited. */
  accept(listId: string): Promise<void>;
  decline(listId: string): Promise<void>;
  /** The available products of a list, in its order. */
  products(listId: string, options?: Abortable): Promise<ReadonlyArray<Product>>;
}

import type { Product, ProductId } from "../product/Product.ts";
import type { Store } from "../kernel/Store.ts";
import type { listActions } from "./listActions.ts";
import type { ListsState } from "./ListsState.ts";

interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

/**
 * The logged-in user's own and shared shopping lists. Quantities show immediately; their promises settle when the server
 * confirms or refuses them, which waits for the network while offline. Other operations run in the order of the calls, then
 * reload the lists; each settles within the time of four requests (`requestDeadline`). Promises reject with a ShopError; an
 * operation that the membership forbids rejects with a ListForbiddenError, without a request.
 */
export interface ShopLists {
  readonly state: Store<ListsState>;
  /** Joins a running refresh; settles within the time of three requests. Does nothing for guests. */
  refresh(): Promise<void>;
  /**
   * Sets a product's quantity on a list, in default units; 0 removes it. The latest of several people's quantities wins.
   * Queued; the last of several waiting changes of one product wins. Waits for the network while offline.
   */
  setQuantity(wanted: {
    readonly listId: string;
    readonly productId: ProductId;
    readonly quantity: number;
  }): Promise<void>;
  /** Creates a list with the lines, for example of a cart, and resolves with its id. Queued. */
  create(list: {
    readonly name: string;
    readonly lines?: Parameters<typeof listActions>[0] | undefined;
  }): Promise<string>;
  /** Queued, like the methods below; for owners. */
  rename(list: { readonly listId: string; readonly name: string }): Promise<void>;
  remove(listId: string): Promise<void>;
  /** Invites an e-mail address. The invitation shows once its owner has confirmed the address (`session.loginWithToken`). */
  share(share: { readonly listId: string; readonly email: string }): Promise<void>;
  removeShare(share: { readonly listId: string; readonly email: string }): Promise<void>;
  /** For members who have accepted. */
  leave(listId: string): Promise<void>;
  /** For invited people. */
  accept(listId: string): Promise<void>;
  decline(listId: string): Promise<void>;
  /** The available products of a list, in its order. */
  products(listId: string, options?: Abortable): Promise<ReadonlyArray<Product>>;
}

import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Abortable, Query, Change, Command, Form } from "../../kernel/methodForms.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { Product, ProductId } from "../../product/Product.ts";
import type { Store } from "../../kernel/Store.ts";
import type { listActions } from "../rules/listActions.ts";
import type { ListsState } from "../model/ListsState.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";

/**
 * The logged-in user's own and shared shopping lists. Only one request runs at a time, so every quantity arrives, in
 * order. Quantities show immediately. Their promises resolve when the server confirms or refuses them, or when they
 * wait for the network. Other operations run in the order of the calls, then reload the lists. Each settles within the
 * time of four requests (`requestDeadline`). An operation that the membership forbids is refused with a
 * ListForbiddenError, without a request.
 */
export interface ShopLists<As extends Form = "promise"> {
  readonly state: Store<ListsState>;
  /** Joins a running refresh; settles within the time of three requests. Does nothing for guests. */
  readonly refresh: () => Command<As, void, ShopError>;
  /**
   * Sets a product's quantity on a list, in default units; 0 removes it. The latest of several people's quantities wins.
   * Queued; the last of several waiting changes of one product wins.
   */
  readonly setQuantity: (wanted: {
    readonly listId: string;
    readonly productId: ProductId;
    readonly quantity: number;
  }) => Change<As, void, ShopError>;
  /**
   * Writes on a list something that is no product, such as "barna kenyér"; the same text stands there once. It can be removed, and
   * bought later. Queued like quantities. A text without letters, or of over 100, is refused with a ValidationError.
   */
  readonly setText: (wanted: {
    readonly listId: string;
    readonly text: string;
    readonly isWanted: boolean;
  }) => Change<As, void, ShopError>;
  /**
   * Creates a list with the lines, for example of a cart, and gives its id. The lines are stored by then, and sent in the background:
   * a page that closes loses none. Queued.
   */
  readonly create: (list: {
    readonly name: string;
    readonly lines?: Parameters<typeof listActions>[0] | undefined;
  }) => Command<As, string, ShopError>;
  /** Queued, like the methods below; for owners. */
  readonly rename: (list: { readonly listId: string; readonly name: string }) => Command<As, void, ShopError>;
  readonly remove: (listId: string) => Command<As, void, ShopError>;
  /** Invites an e-mail address. The invitation shows once its owner has confirmed the address (`session.loginWithToken`). */
  readonly share: (share: { readonly listId: string; readonly email: string }) => Command<As, void, ShopError>;
  readonly removeShare: (share: { readonly listId: string; readonly email: string }) => Command<As, void, ShopError>;
  /** For accepted members. */
  readonly leave: (listId: string) => Command<As, void, ShopError>;
  /** For invited people. */
  readonly accept: (listId: string) => Command<As, void, ShopError>;
  readonly decline: (listId: string) => Command<As, void, ShopError>;
  /** The available products of a list, in its order. Rejects with a ShopError. */
  readonly products: (listId: string, options?: Abortable) => Query<As, ReadonlyArray<Product>, ShopError>;
}

interface Internal {
  /** The server's last response, which a snapshot ships. */
  readonly server: () => ReadonlyArray<ShoppingList> | null;
  /** Sends pending actions until they are done, the network is away, or the wait is over. */
  readonly rest: Effect.Effect<void>;
}

/** `shop.lists` for other services, with the methods for them alone. */
export class ListsService extends Context.Service<ListsService, ShopLists<"effect"> & Internal>()(
  "@kamra/core/lists/ListsService",
) {}

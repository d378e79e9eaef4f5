import { keepSame } from "../shop/keepSame.ts";
import type { ShopError } from "../shop/ShopError.ts";
import { foldListActions } from "./foldListActions.ts";
import { lastActionAt } from "./lastActionAt.ts";
import type { ListAction } from "./ListAction.ts";
import type { ListsState } from "./ListsState.ts";
import type { ListView } from "./ListView.ts";
import { membershipOf } from "./membershipOf.ts";
import type { PendingAction } from "./PendingAction.ts";
import type { ShoppingList } from "./ShoppingList.ts";
import { sortedLists } from "./sortedLists.ts";
import { visibleLists } from "./visibleLists.ts";

/** What the lists' state is made of. */
export interface ListsFacts {
  /** As the server last told of them. */
  readonly server: ReadonlyArray<ShoppingList> | null;
  /** On their way to the server. */
  readonly sent: ReadonlyArray<PendingAction>;
  /** After those. */
  readonly waiting: ReadonlyArray<PendingAction>;
  /** Actions that were refused, and why. */
  readonly refused: ReadonlyArray<{ readonly action: ListAction; readonly error: ShopError }>;
  readonly isAsking: boolean;
  /** Nobody has answered the last try. */
  readonly isAway: boolean;
  readonly failure: ShopError | null;
}

/**
 * What the facts look like to the shopper. Lists that say the same as in the previous state stay the same objects, and so does
 * the state as a whole.
 *
 * @rule LIST-1, LIST-2, LIST-3, LIST-7
 */
export function listsStateOf(
  { server, sent, waiting, refused, isAsking, isAway, failure }: ListsFacts,
  { userId, previous }: { readonly userId: string | null; readonly previous: ListsState | null },
): ListsState {
  const actions = [...sent, ...waiting].map(({ action }) => action);
  const before = [...(previous?.lists ?? []), ...(previous?.invitations ?? [])];
  const viewOf = (list: ShoppingList, person: { readonly userId: string }): ListView | null => {
    const membership = membershipOf(list, person);
    if (membership === null) return null;
    const own = actions.filter(({ listId }) => listId === list.id);
    const folded = foldListActions(list, own);
    return keepSame(
      before.find(({ id }) => id === list.id),
      {
        ...folded,
        membership,
        lastActionAt: lastActionAt(folded),
        pending: Object.fromEntries(own.map(({ productId }) => [productId, true as const])),
        errors: Object.fromEntries(
          refused.flatMap(({ action, error }) =>
            action.listId === list.id ? [[action.productId, error] as const] : [],
          ),
        ),
      },
    );
  };
  const person = userId === null ? null : { userId };
  const views = server && person && sortedLists(server.flatMap((list) => viewOf(list, person) ?? []));
  return keepSame(previous ?? undefined, {
    lists: keepSame(previous?.lists, views && visibleLists(views, person)),
    invitations: keepSame(previous?.invitations, views?.filter(({ membership }) => membership === "pending") ?? []),
    isFetching: isAsking || actions.length > 0,
    isWaiting: isAway && actions.length > 0,
    failure,
  });
}

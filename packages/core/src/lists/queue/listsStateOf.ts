import { shareEqual } from "../../kernel/shareEqual.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { OutboxFacts } from "../../outbox/makeOutboxStore.ts";
import { foldListActions } from "../rules/foldListActions.ts";
import { lastActionAt } from "../rules/lastActionAt.ts";
import type { ListAction } from "../model/ListAction.ts";
import type { ListsState } from "../model/ListsState.ts";
import type { ListView } from "../model/ListView.ts";
import { membershipOf } from "../rules/membershipOf.ts";
import type { PendingAction } from "../model/PendingAction.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";
import { sortedLists } from "../rules/sortedLists.ts";
import { visibleLists } from "../rules/visibleLists.ts";

/** The facts that the lists' state is computed from. */
export interface ListsFacts extends OutboxFacts<PendingAction> {
  readonly server: ReadonlyArray<ShoppingList> | null;
  /** Refused actions with their errors. */
  readonly refused: ReadonlyArray<{ readonly action: ListAction; readonly error: ShopError }>;
  readonly failure: ShopError | null;
}

/**
 * Computes the state from the facts. Lists equal to the previous state's stay the same objects, as does the whole state.
 *
 * @rule LIST-1, LIST-2, LIST-3, LIST-7
 */
export function listsStateOf(
  { server, sent, waiting, refused, isRefreshing, isAway, failure }: ListsFacts,
  { userId, previous }: { readonly userId: string | null; readonly previous: ListsState | null },
): ListsState {
  const actions = [...sent, ...waiting].map(({ action }) => action);
  const before = [...(previous?.lists ?? []), ...(previous?.invitations ?? [])];
  const viewOf = (list: ShoppingList, person: { readonly userId: string }): ListView | null => {
    const membership = membershipOf(list, person);
    if (membership === null) return null;
    const own = actions.filter(({ listId }) => listId === list.id);
    const folded = foldListActions(list, own);
    return shareEqual(
      before.find(({ id }) => id === list.id),
      {
        ...folded,
        membership,
        lastActionAt: lastActionAt(folded),
        pending: Object.fromEntries(
          own.flatMap((action) => (action.action === "SET_TEXT" ? [] : [[action.productId, true as const]])),
        ),
        errors: Object.fromEntries(
          refused.flatMap(({ action, error }) =>
            action.action !== "SET_TEXT" && action.listId === list.id ? [[action.productId, error] as const] : [],
          ),
        ),
      },
    );
  };
  const person = userId === null ? null : { userId };
  const views = server && person && sortedLists(server.flatMap((list) => viewOf(list, person) ?? []));
  return shareEqual(previous ?? undefined, {
    lists: shareEqual(previous?.lists, views && visibleLists(views, person)),
    invitations: shareEqual(previous?.invitations, views?.filter(({ membership }) => membership === "pending") ?? []),
    isFetching: isRefreshing || actions.length > 0,
    isWaiting: isAway && actions.length > 0,
    failure,
  });
}

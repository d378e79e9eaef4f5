import { makeStore } from "../shop/makeStore.ts";
import type { ShopSnapshot } from "../shop/ShopSnapshot.ts";
import type { Store } from "../shop/Store.ts";
import type { ListsState } from "./ListsState.ts";
import { type ListsFacts, listsStateOf } from "./listsStateOf.ts";
import type { ShoppingList } from "./ShoppingList.ts";

export interface ListsStore {
  readonly state: Store<ListsState>;
  readonly facts: () => ListsFacts;
  /** Shows at most one change of the state, however much of the facts is new. */
  readonly change: (facts: Partial<ListsFacts>) => void;
  /** Who the shopper is has changed. */
  readonly recompute: () => void;
}

/** Nothing but what the server has told. */
export const settledLists = (server: ReadonlyArray<ShoppingList> | null): ListsFacts => ({
  server,
  sent: [],
  waiting: [],
  refused: [],
  isAsking: false,
  isAway: false,
  failure: null,
});

/** The lists' facts, and the state that they make; `shipped` is the snapshot's part, where there is one. */
export function makeListsStore(
  shipped: ShopSnapshot["lists"],
  { userId }: { readonly userId: () => string | null },
): ListsStore {
  let facts = settledLists(shipped?.lists ?? null);
  const stateOf = (present: ListsFacts, previous: ListsState | null) =>
    listsStateOf(present, { userId: userId(), previous });
  const initial = stateOf(facts, null);
  const state = makeStore(initial);
  let onServer = initial;
  const recompute = () => state.set(stateOf(facts, state.get()));
  return {
    state: {
      ...state,
      getServer: () => {
        if (!shipped) onServer = stateOf(settledLists(facts.server), onServer);
        return onServer;
      },
    },
    facts: () => facts,
    change: (changed) => {
      facts = { ...facts, ...changed };
      recompute();
    },
    recompute,
  };
}

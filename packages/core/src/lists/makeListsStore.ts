import { makeStore } from "../kernel/makeStore.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import type { Store } from "../kernel/Store.ts";
import type { ListsState } from "./ListsState.ts";
import { type ListsFacts, listsStateOf } from "./listsStateOf.ts";
import type { ShoppingList } from "./ShoppingList.ts";

export interface ListsStore {
  readonly state: Store<ListsState>;
  readonly facts: () => ListsFacts;
  /** Updates facts and notifies state listeners at most once. */
  readonly change: (facts: Partial<ListsFacts>) => void;
  /** Recomputes the state after a change of user. */
  readonly recompute: () => void;
}

/** The facts of the server's lists without pending actions. */
export const settledLists = (server: ReadonlyArray<ShoppingList> | null): ListsFacts => ({
  server,
  sent: [],
  waiting: [],
  refused: [],
  isAsking: false,
  isAway: false,
  failure: null,
});

/** Holds the lists' facts and computes their state; `shipped` is the lists' part of the snapshot. */
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

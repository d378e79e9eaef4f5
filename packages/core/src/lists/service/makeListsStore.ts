import type { ShopSnapshot } from "../../kernel/ShopTypes.ts";
import { emptyOutbox } from "../../outbox/emptyOutbox.ts";
import { makeOutboxStore, type OutboxStore } from "../../outbox/makeOutboxStore.ts";
import type { ListsState } from "../model/ListsState.ts";
import { type ListsFacts, listsStateOf } from "../queue/listsStateOf.ts";
import type { PendingAction } from "../model/PendingAction.ts";
import { queueAction } from "../queue/queueAction.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";

export type ListsStore = OutboxStore<PendingAction, ListsFacts, ListsState>;

/** The facts of the server's lists without pending actions. */
export const settledLists = (server: ReadonlyArray<ShoppingList> | null): ListsFacts => ({
  ...emptyOutbox,
  server,
  refused: [],
  failure: null,
});

/** Holds the lists' facts and computes their state; `shipped` is the lists' part of the snapshot. */
export const makeListsStore = (
  shipped: ShopSnapshot["lists"],
  { userId }: { readonly userId: (read: "get" | "getServer") => string | null },
): ListsStore => {
  const initial = settledLists(shipped?.lists ?? null);
  return makeOutboxStore<PendingAction, ListsFacts, ListsState>(initial, {
    rules: {
      queue: queueAction,
      // Stored actions are older.
      restore: (waiting, stored) => waiting.reduce(queueAction, stored),
      without: (waiting, gone) => waiting.filter((each) => !gone.includes(each)),
      isAlone: () => false,
      // The service's limit for one request.
      most: 500,
    },
    shipped: shipped && listsStateOf(initial, { userId: userId("getServer"), previous: null }),
    stateOf: (facts, previous) => listsStateOf(facts, { userId: userId("get"), previous }),
  });
};

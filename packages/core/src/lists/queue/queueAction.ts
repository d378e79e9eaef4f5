import { listEntryKey } from "../rules/listEntryKey.ts";
import type { ListAction } from "../model/ListAction.ts";
import type { PendingAction } from "../model/PendingAction.ts";

export const isOfSameEntry = (one: ListAction, other: ListAction) =>
  one.listId === other.listId && listEntryKey(one) === listEntryKey(other);

/**
 * Adds an action to the queue. It replaces a waiting action on the same product or text, and takes over its callers.
 *
 * @rule LIST-7
 */
export function queueAction(waiting: ReadonlyArray<PendingAction>, added: PendingAction): ReadonlyArray<PendingAction> {
  const replaced = waiting.find(({ action }) => isOfSameEntry(action, added.action));
  if (replaced === undefined) return [...waiting, added];
  const merged = { ...added, outcomes: [...replaced.outcomes, ...added.outcomes] };
  return waiting.map((pending) => (pending === replaced ? merged : pending));
}

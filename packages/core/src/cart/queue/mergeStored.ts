import type { StoredChange } from "../model/StoredChange.ts";

type Changes = ReadonlyMap<string, StoredChange>;

export const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1;

/**
 * Merges the stored changes of all tabs with this tab's pending ones, sorted by time. `known` are the ids that this tab has
 * seen in storage: a known id missing from storage was sent by another tab, and one no longer pending here is done.
 *
 * @rule CART-16
 */
export function mergeStored(
  stored: ReadonlyArray<StoredChange>,
  { pending, known }: { readonly pending: Changes; readonly known: ReadonlySet<string> },
): ReadonlyArray<StoredChange> {
  const isStored = new Set(stored.map(({ id }) => id));
  const byOthers = stored.filter(({ id }) => !pending.has(id) && !known.has(id));
  const ours = [...pending.values()].filter(({ id }) => isStored.has(id) || !known.has(id));
  return [...byOthers, ...ours].sort(byId);
}

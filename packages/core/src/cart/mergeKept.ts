import type { KeptChange } from "./KeptChange.ts";

type Changes = ReadonlyMap<string, KeptChange>;

export const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1;

/**
 * What is to be kept, of what is kept by all tabs and what is pending in this one, by when the shopper did it. `known` is what
 * this tab knows to be kept: of that, what is kept no longer another tab has sent, and what is pending here no more is done.
 *
 * @rule CART-16
 */
export function mergeKept(
  kept: ReadonlyArray<KeptChange>,
  { pending, known }: { readonly pending: Changes; readonly known: ReadonlySet<string> },
): ReadonlyArray<KeptChange> {
  const isKept = new Set(kept.map(({ id }) => id));
  const byOthers = kept.filter(({ id }) => !pending.has(id) && !known.has(id));
  const ours = [...pending.values()].filter(({ id }) => isKept.has(id) || !known.has(id));
  return [...byOthers, ...ours].sort(byId);
}

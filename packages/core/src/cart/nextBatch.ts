import type { PendingChange } from "./PendingChange.ts";

/** The changes that the next request can carry: those up to an emptying, at most `limit`, or the emptying alone. */
export function nextBatch(
  waiting: ReadonlyArray<PendingChange>,
  { limit }: { readonly limit: number },
): ReadonlyArray<PendingChange> {
  const emptying = waiting.findIndex(({ change }) => change.kind === "empty");
  if (emptying === 0) return waiting.slice(0, 1);
  return waiting.slice(0, Math.min(limit, emptying < 0 ? waiting.length : emptying));
}

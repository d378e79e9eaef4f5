import type { PendingChange } from "./PendingChange.ts";

/** Well under what servers take in one request. */
const most = 100;

/** The changes that the next request can carry: those up to an emptying, at most `limit` and a hundred, or the emptying alone. */
export function nextBatch(
  waiting: ReadonlyArray<PendingChange>,
  { limit }: { readonly limit: number },
): ReadonlyArray<PendingChange> {
  const emptying = waiting.findIndex(({ change }) => change.kind === "empty");
  if (emptying === 0) return waiting.slice(0, 1);
  return waiting.slice(0, Math.min(limit, most, emptying < 0 ? waiting.length : emptying));
}

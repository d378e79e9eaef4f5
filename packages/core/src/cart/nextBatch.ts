import type { PendingChange } from "./PendingChange.ts";

/** Well under what servers take in one request. */
const most = 100;

/** The changes that the next request can carry: those up to one that goes alone, as emptying does, or that one. */
export function nextBatch<Waiting extends Pick<PendingChange, "change" | "goesAlone">>(
  waiting: ReadonlyArray<Waiting>,
): ReadonlyArray<Waiting> {
  const alone = waiting.findIndex(({ change, goesAlone }) => goesAlone || change.kind === "empty");
  return waiting.slice(0, alone < 0 ? most : Math.min(most, Math.max(1, alone)));
}

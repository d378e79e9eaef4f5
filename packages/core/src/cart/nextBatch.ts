import type { PendingChange } from "./PendingChange.ts";

/** Well under what servers take in one request. */
const most = 100;

/**
 * The changes that the next request can carry: those up to one that goes alone, as emptying does, or that one. What was sent
 * together is sent together again, and nothing else with it.
 */
export function nextBatch<Waiting extends Pick<PendingChange, "change" | "goesAlone" | "sentBy">>(
  waiting: ReadonlyArray<Waiting>,
): ReadonlyArray<Waiting> {
  const sentBy = waiting[0]?.sentBy;
  const end = waiting.findIndex((each) => each.goesAlone || each.change.kind === "empty" || each.sentBy !== sentBy);
  return waiting.slice(0, end < 0 ? most : Math.min(most, Math.max(1, end)));
}

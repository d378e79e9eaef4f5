import type { PendingChange } from "./PendingChange.ts";

/** Well below the server's limit for one request. */
const most = 100;

/**
 * The changes of the next request. Emptying, and a change marked `goesAlone`, is a batch of its own. Changes sent together
 * before are retried together, without others.
 */
export function nextBatch<Waiting extends Pick<PendingChange, "change" | "goesAlone" | "sentBy">>(
  waiting: ReadonlyArray<Waiting>,
): ReadonlyArray<Waiting> {
  const sentBy = waiting[0]?.sentBy;
  const end = waiting.findIndex((each) => each.goesAlone || each.change.kind === "empty" || each.sentBy !== sentBy);
  return waiting.slice(0, end < 0 ? most : Math.min(most, Math.max(1, end)));
}

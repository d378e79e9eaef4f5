import type { Pending } from "./Pending.ts";

/**
 * The changes of the next request. A change that `isAlone`, or is marked `goesAlone`, is a batch of its own. Changes sent together
 * before are retried together, without others.
 */
export function nextBatch<Change extends Pick<Pending, "goesAlone" | "sentBy">>(
  waiting: ReadonlyArray<Change>,
  { isAlone, most }: { readonly isAlone: (change: Change) => boolean; readonly most: number },
): ReadonlyArray<Change> {
  const sentBy = waiting[0]?.sentBy;
  const end = waiting.findIndex((each) => each.goesAlone === true || isAlone(each) || each.sentBy !== sentBy);
  return waiting.slice(0, end < 0 ? most : Math.min(most, Math.max(1, end)));
}

import type { PendingChange } from "./PendingChange.ts";
import { supersedes } from "./supersedes.ts";

/**
 * The changes that wait, with one more: it takes the place, and the waiting askers, of those that it leaves nothing of.
 *
 * @rule CART-16
 */
export function queueChange(waiting: ReadonlyArray<PendingChange>, added: PendingChange): ReadonlyArray<PendingChange> {
  const superseded = waiting.filter(({ change }) => supersedes(added.change, change));
  const merged = { ...added, outcomes: [...superseded, added].flatMap(({ outcomes }) => outcomes) };
  const [replaced] = superseded;
  if (replaced === undefined || added.change.kind === "empty") {
    return [...waiting.filter((each) => !superseded.includes(each)), merged];
  }
  return waiting.map((each) => (each === replaced ? merged : each));
}

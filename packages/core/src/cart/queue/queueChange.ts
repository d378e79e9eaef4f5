import { rebaseChange } from "./rebaseChange.ts";
import type { PendingChange } from "../model/PendingChange.ts";

/**
 * Adds a change to the queue. It replaces the changes that it fully overrides and takes over their callers. A quantity also
 * takes their position, so that a new line stays in place, and the options of its line follow it.
 *
 * @rule CART-16
 */
export function queueChange(waiting: ReadonlyArray<PendingChange>, added: PendingChange): ReadonlyArray<PendingChange> {
  const { change } = added;
  const superseded = new Set(waiting.filter((each) => rebaseChange(each.change, { later: change }) === null));
  const merged = { ...added, outcomes: [...superseded, added].flatMap(({ outcomes }) => outcomes) };
  const kept = waiting.filter((each) => !superseded.has(each));
  if (change.kind !== "line") return [...kept, merged];
  const [replaced] = superseded;
  const options = new Set(
    kept.filter((each) => each.change.kind === "lineOptions" && each.change.productId === change.productId),
  );
  const others = kept.filter((each) => !options.has(each));
  return others.toSpliced(replaced === undefined ? others.length : waiting.indexOf(replaced), 0, merged, ...options);
}

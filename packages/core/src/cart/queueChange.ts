import { leftOf } from "./leftOf.ts";
import type { PendingChange } from "./PendingChange.ts";

/**
 * The changes that wait, with one more, which takes over those who wait for the ones that it leaves nothing of. A product's
 * quantity takes their place too: a new line stays where the shopper saw it come. What is wished of a line comes after it,
 * whichever was said first.
 *
 * @rule CART-16
 */
export function queueChange(waiting: ReadonlyArray<PendingChange>, added: PendingChange): ReadonlyArray<PendingChange> {
  const { change } = added;
  const superseded = new Set(waiting.filter((each) => leftOf(each.change, { later: change }) === null));
  const merged = { ...added, outcomes: [...superseded, added].flatMap(({ outcomes }) => outcomes) };
  const kept = waiting.filter((each) => !superseded.has(each));
  if (change.kind !== "line") return [...kept, merged];
  const [replaced] = superseded;
  const wishes = new Set(
    kept.filter((each) => each.change.kind === "wishes" && each.change.productId === change.productId),
  );
  const others = kept.filter((each) => !wishes.has(each));
  return others.toSpliced(replaced === undefined ? others.length : waiting.indexOf(replaced), 0, merged, ...wishes);
}

import type { PendingChange } from "./PendingChange.ts";
import { supersedes } from "./supersedes.ts";

/** A product's wishes come after its line, by their ids too. */
const followLine = (line: PendingChange) => (each: PendingChange, index: number): PendingChange => {
  const isOfLine = "productId" in line.change && each.change.kind === "wishes" && each.change.productId === line.change.productId;
  return isOfLine ? { ...each, id: `${line.id}.${index}` } : each;
};

/**
 * The changes that wait, with one more, which takes over those who wait for the ones that it leaves nothing of. A product's
 * quantity takes their place too: a new line stays where the shopper saw it come. By their ids, which never name anything else,
 * all are in the order in which they were made.
 *
 * @rule CART-16
 */
export function queueChange(waiting: ReadonlyArray<PendingChange>, added: PendingChange): ReadonlyArray<PendingChange> {
  const superseded = new Set(waiting.filter(({ change }) => supersedes(added.change, change)));
  const merged = { ...added, outcomes: [...superseded, added].flatMap(({ outcomes }) => outcomes) };
  const kept = waiting.filter((each) => !superseded.has(each));
  const [replaced] = superseded;
  return replaced === undefined || added.change.kind !== "line"
    ? [...kept, merged]
    : kept.map(followLine(added)).toSpliced(waiting.indexOf(replaced), 0, merged);
}

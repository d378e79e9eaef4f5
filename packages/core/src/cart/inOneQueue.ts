import { byId } from "./mergeKept.ts";
import type { PendingChange } from "./PendingChange.ts";
import { queueChange } from "./queueChange.ts";

/**
 * What is pending in several tabs as one queue, by when the shopper did it, whichever tab makes it; of one tab, its own. A change
 * that two of them have is in it once.
 *
 * @rule CART-16
 */
export function inOneQueue(tabs: ReadonlyArray<ReadonlyArray<PendingChange>>): ReadonlyArray<PendingChange> {
  const [only = [], ...others] = tabs.filter(({ length }) => length > 0);
  return others.length === 0 ? only : [only, ...others].flat().sort(byId).reduce<typeof only>(queueChange, []);
}

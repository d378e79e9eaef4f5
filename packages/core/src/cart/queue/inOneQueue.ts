import { byId } from "./mergeStored.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { queueChange } from "./queueChange.ts";

/**
 * Merges the pending changes of several tabs into one queue, by time. A single tab's queue stays unchanged, and a change that
 * two tabs hold appears once.
 *
 * @rule CART-16
 */
export function inOneQueue(tabs: ReadonlyArray<ReadonlyArray<PendingChange>>): ReadonlyArray<PendingChange> {
  const [only = [], ...others] = tabs.filter(({ length }) => length > 0);
  return others.length === 0 ? only : [only, ...others].flat().sort(byId).reduce<typeof only>(queueChange, []);
}

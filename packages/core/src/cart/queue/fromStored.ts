import type { StoredChange } from "../model/StoredChange.ts";
import type { PendingChange } from "../model/PendingChange.ts";

/** Makes pending changes of those stored by an earlier page or another tab. */
export const fromStored = (changes: ReadonlyArray<StoredChange>): ReadonlyArray<PendingChange> =>
  changes.map(({ cartId: _cartId, ...change }) => ({ ...change, outcomes: [] }));

import type { KeptChange } from "../model/KeptChange.ts";
import type { PendingChange } from "../model/PendingChange.ts";

/** Makes pending changes of those stored by an earlier page or another tab. */
export const fromStored = (changes: ReadonlyArray<KeptChange>): ReadonlyArray<PendingChange> =>
  changes.map(({ cartId: _cartId, ...change }) => ({ ...change, outcomes: [] }));

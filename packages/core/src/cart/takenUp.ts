import type { KeptChange } from "./KeptChange.ts";
import type { PendingChange } from "./PendingChange.ts";

/** Changes that an earlier page or another tab has made, as pending ones. */
export const takenUp = (changes: ReadonlyArray<KeptChange>): ReadonlyArray<PendingChange> =>
  changes.map(({ cartId: _cartId, ...change }) => ({ ...change, outcomes: [], goesAlone: false }));

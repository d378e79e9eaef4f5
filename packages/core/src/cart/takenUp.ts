import type { KeptChange } from "./KeptChange.ts";
import type { PendingChange } from "./PendingChange.ts";

/** Changes that an earlier page or another tab has made, as pending ones. */
export const takenUp = (changes: ReadonlyArray<KeptChange>): ReadonlyArray<PendingChange> =>
  changes.map(({ id, change, reason }) => ({ id, change, reason, outcomes: [], goesAlone: false }));

import type { CartFacts } from "./cartStateOf.ts";
import type { KeptChange } from "./KeptChange.ts";

/** The unconfirmed changes that another tab reported. */
export interface PendingElsewhere extends Pick<CartFacts, "isAway"> {
  readonly changes: ReadonlyArray<KeptChange>;
}

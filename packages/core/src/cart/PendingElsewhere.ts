import type { CartFacts } from "./cartStateOf.ts";
import type { KeptChange } from "./KeptChange.ts";

/** What another tab has told of the changes that the server has not confirmed. */
export interface PendingElsewhere extends Pick<CartFacts, "isAway"> {
  readonly changes: ReadonlyArray<KeptChange>;
}

import type { OutboxFacts } from "../outbox/makeOutboxStore.ts";
import type { KeptChange } from "./KeptChange.ts";
import type { PendingChange } from "./PendingChange.ts";

/** The unconfirmed changes that another tab reported. */
export interface PendingElsewhere extends Pick<OutboxFacts<PendingChange>, "isAway"> {
  readonly changes: ReadonlyArray<KeptChange>;
}

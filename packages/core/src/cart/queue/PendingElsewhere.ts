import type { OutboxFacts } from "../../outbox/makeOutboxStore.ts";
import type { KeptChange } from "../model/KeptChange.ts";
import type { PendingChange } from "../model/PendingChange.ts";

/** The unconfirmed changes that another tab reported. */
export interface PendingElsewhere extends Pick<OutboxFacts<PendingChange>, "isAway"> {
  readonly changes: ReadonlyArray<KeptChange>;
}

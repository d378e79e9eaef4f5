import type { OutboxFacts } from "../../outbox/makeOutboxStore.ts";
import type { StoredChange } from "../model/StoredChange.ts";
import type { PendingChange } from "../model/PendingChange.ts";

/** The unconfirmed changes that another tab reported. */
export interface PendingElsewhere extends Pick<OutboxFacts<PendingChange>, "isAway"> {
  readonly changes: ReadonlyArray<StoredChange>;
}

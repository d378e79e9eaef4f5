import { nextBatch } from "./nextBatch.ts";
import type { OutboxState } from "./OutboxState.ts";
import type { Pending } from "./Pending.ts";

/** How a capability's changes wait together. */
export interface OutboxRules<Change extends Pending> {
  /** Adds a change. It may replace earlier ones, and takes over their callers. */
  readonly queue: (waiting: ReadonlyArray<Change>, added: Change) => ReadonlyArray<Change>;
  /** Adds stored changes of an earlier page or a closed tab. */
  readonly restore: (waiting: ReadonlyArray<Change>, stored: ReadonlyArray<Change>) => ReadonlyArray<Change>;
  /** Whether a change is a request of its own. */
  readonly isAlone: (change: Change) => boolean;
  /** How many changes one request may carry. */
  readonly most: number;
}

export type OutboxEvent<Change extends Pending> =
  /** A change was made here. */
  | { readonly kind: "queued"; readonly change: Change }
  /** Stored changes were found. */
  | { readonly kind: "restored"; readonly changes: ReadonlyArray<Change> }
  /** Changes need not be sent any more. */
  | { readonly kind: "dropped"; readonly changes: ReadonlyArray<Change> }
  /** A request starts, unless one is running. `key` is its idempotency key, unless it repeats an earlier request. */
  | { readonly kind: "taken"; readonly key: string | null }
  /** The server applied the request's changes. */
  | { readonly kind: "confirmed" }
  /** The server refused the request's changes. */
  | { readonly kind: "refused" }
  /** The server refused a batch: which of its changes is not known. */
  | { readonly kind: "split" }
  /** The request has no known outcome: no answer, another user, or an interruption. */
  | { readonly kind: "unanswered" }
  | { readonly kind: "networkLost" }
  | { readonly kind: "networkFound" }
  /** The server's state may have changed. */
  | { readonly kind: "outdated" }
  /** The server's state was read. */
  | { readonly kind: "read" };

/** The key of an earlier request with exactly these changes, which the server may have applied. */
const keyOfAll = (batch: ReadonlyArray<Pending>, waiting: ReadonlyArray<Pending>): string | undefined => {
  const sentBy = batch[0]?.sentBy;
  return waiting.some((each) => each.sentBy === sentBy && !batch.includes(each)) ? undefined : sentBy;
};

/**
 * The state after an event. A change is either sent or waiting until it is confirmed, refused or dropped, or until another
 * one replaces it.
 *
 * @rule NET-2, NET-7
 */
export function transition<Change extends Pending, State extends OutboxState<Change>>(
  state: State,
  event: OutboxEvent<Change>,
  { queue, restore, isAlone, most }: OutboxRules<Change>,
): State {
  const { sent, waiting } = state;
  const again = (changes: ReadonlyArray<Change>) => ({ ...state, sent: [], waiting: waiting.reduce(queue, changes) });
  switch (event.kind) {
    case "queued":
      return { ...state, waiting: queue(waiting, event.change) };
    case "restored":
      return { ...state, waiting: restore(waiting, event.changes) };
    case "dropped": {
      const stays = (each: Change) => !event.changes.includes(each);
      return { ...state, sent: sent.filter(stays), waiting: waiting.filter(stays) };
    }
    case "taken": {
      if (sent.length > 0) return state;
      const batch = nextBatch(waiting, { isAlone, most });
      const sentBy = keyOfAll(batch, waiting) ?? event.key;
      return {
        ...state,
        sent: sentBy === null ? batch : batch.map((each) => ({ ...each, sentBy })),
        waiting: waiting.slice(batch.length),
      };
    }
    case "confirmed":
    case "refused":
      return { ...state, sent: [] };
    case "split":
      // A refused batch was not applied, so its changes need another key.
      return again(sent.map((each) => ({ ...each, goesAlone: true, sentBy: undefined })));
    case "unanswered":
      return again(sent);
    case "networkLost":
    case "networkFound":
      return { ...state, isAway: event.kind === "networkLost" };
    case "outdated":
    case "read":
      return { ...state, isStale: event.kind === "outdated" };
  }
}

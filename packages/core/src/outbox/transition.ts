import { nextBatch } from "./nextBatch.ts";
import type { OutboxState } from "./OutboxState.ts";
import type { Pending } from "./Pending.ts";

/** How a capability queues its changes. */
export interface OutboxRules<Change extends Pending> {
  /** Adds a change. It may replace earlier ones, and takes over their callers. */
  readonly queue: (waiting: ReadonlyArray<Change>, added: Change) => ReadonlyArray<Change>;
  /** Adds stored changes of an earlier page or a closed tab. */
  readonly restore: (waiting: ReadonlyArray<Change>, stored: ReadonlyArray<Change>) => ReadonlyArray<Change>;
  /** The waiting changes without those that are done or no longer wanted. */
  readonly without: (waiting: ReadonlyArray<Change>, gone: ReadonlyArray<Change>) => ReadonlyArray<Change>;
  /** Whether a change needs a separate request. */
  readonly isAlone: (change: Change) => boolean;
  /** The maximum number of changes in one request. */
  readonly most: number;
}

export type OutboxEvent<Change extends Pending> =
  /** A change was made here. */
  | { readonly kind: "queued"; readonly change: Change }
  /** Stored changes were found. */
  | { readonly kind: "restored"; readonly changes: ReadonlyArray<Change> }
  /** Changes that need no request: another tab has sent them, or they belong to another user. */
  | { readonly kind: "dropped"; readonly changes: ReadonlyArray<Change> }
  /** All changes belong to another user. */
  | { readonly kind: "forgotten" }
  /** A request starts, unless one is running. `key` is its idempotency key, unless it repeats an earlier request. */
  | { readonly kind: "taken"; readonly key: string | null }
  /** The server applied the request's changes. */
  | { readonly kind: "confirmed" }
  /** The server refused the request's changes. */
  | { readonly kind: "refused" }
  /** The server refused a batch: which of its changes is not known. */
  | { readonly kind: "split" }
  /** The request has no known outcome: the network was lost, the user changed, or it was interrupted. */
  | { readonly kind: "unanswered"; readonly isLost: boolean }
  /** The server's state may have changed. */
  | { readonly kind: "outdated" }
  /** The server's state was read. */
  | { readonly kind: "read" };

/** A key stands for exactly the changes of its request. When one of them is replaced or dropped, the others need another key. */
const withoutBrokenKeys = <Change extends Pending>(
  before: ReadonlyArray<Change>,
  after: ReadonlyArray<Change>,
): ReadonlyArray<Change> => {
  const countIn = (changes: ReadonlyArray<Change>, key: string) =>
    changes.filter(({ sentBy }) => sentBy === key).length;
  const isBroken = (key: string) => countIn(after, key) < countIn(before, key);
  return after.map((each) =>
    each.sentBy !== undefined && isBroken(each.sentBy) ? { ...each, sentBy: undefined } : each,
  );
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
  rules: OutboxRules<Change>,
): State {
  const { sent, waiting } = state;
  const waitingNow = (after: ReadonlyArray<Change>) => ({ ...state, waiting: withoutBrokenKeys(waiting, after) });
  const again = (changes: ReadonlyArray<Change>, isAway: boolean) => ({
    ...state,
    sent: [],
    waiting:
      changes.length > 0 ? withoutBrokenKeys([...changes, ...waiting], waiting.reduce(rules.queue, changes)) : waiting,
    isAway,
  });
  switch (event.kind) {
    case "queued":
      return waitingNow(rules.queue(waiting, event.change));
    case "restored":
      return waitingNow(rules.restore(waiting, event.changes));
    case "dropped":
      return waitingNow(rules.without(waiting, event.changes));
    case "forgotten":
      return { ...state, sent: [], waiting: [], isStale: false };
    case "taken": {
      if (sent.length > 0) return state;
      const batch = nextBatch(waiting, rules);
      const before = batch[0]?.sentBy;
      // An earlier request with exactly these changes may have been applied, so it keeps its key. A divided one loses it in all parts.
      const isDivided = (each: Change) => before !== undefined && each.sentBy === before;
      const rest = waiting.slice(batch.length);
      const left = rest.map((each) => (isDivided(each) ? { ...each, sentBy: undefined } : each));
      const sentBy = rest.some(isDivided) ? event.key : (before ?? event.key);
      return { ...state, sent: sentBy === null ? batch : batch.map((each) => ({ ...each, sentBy })), waiting: left };
    }
    case "confirmed":
    case "refused":
      return { ...state, sent: [], isAway: false };
    case "split":
      // A refused batch was not applied, so its changes need another key.
      return again(
        sent.map((each) => ({ ...each, goesAlone: true, sentBy: undefined })),
        false,
      );
    case "unanswered":
      return again(sent, state.isAway || event.isLost);
    case "outdated":
      return { ...state, isStale: true };
    case "read":
      return { ...state, isAway: false, isStale: false };
  }
}

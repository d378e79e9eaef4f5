import type { Pending } from "./Pending.ts";

/** The changes that wait for the network. */
export interface OutboxState<Change extends Pending> {
  /** The changes in the running request, in order. */
  readonly sent: ReadonlyArray<Change>;
  /** The changes that wait for the next request. */
  readonly waiting: ReadonlyArray<Change>;
  /** The last request got no response. */
  readonly isAway: boolean;
  /** The server's state may have changed, so it must be read again. */
  readonly isStale: boolean;
}

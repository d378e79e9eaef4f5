import type * as Effect from "effect/Effect";
import type { ShopError } from "../kernel/ShopError.ts";
import type { OutboxFacts } from "./makeOutboxStore.ts";
import type { Pending } from "./Pending.ts";
import type { OutboxEvent } from "./transition.ts";

/** A capability's part of its outbox. */
export interface OutboxPort<Change extends Pending, Response, Failure extends ShopError> {
  readonly store: {
    readonly facts: () => OutboxFacts<Change>;
    readonly apply: (event: OutboxEvent<Change>) => void;
    readonly change: (facts: Partial<Pick<OutboxFacts<Change>, "isRefreshing">>) => void;
  };
  /** Runs around every exchange: a lock, a deadline, a reason to wait. */
  readonly around: (exchange: Effect.Effect<void, ShopError>) => Effect.Effect<void, ShopError>;
  /** A new idempotency key; null when requests have none. */
  readonly newKey: Effect.Effect<string | null>;
  readonly send: (sent: ReadonlyArray<Change>) => Effect.Effect<Response, ShopError>;
  /** Whether an error refuses every change of its batch. */
  readonly isFatal: (error: ShopError) => boolean;
  /** Shows what the server confirmed, then runs `onShown`. */
  readonly confirm: (
    response: Response,
    onShown: Effect.Effect<void>,
    sent: ReadonlyArray<Change>,
  ) => Effect.Effect<void>;
  /** Shows the server's state without the refused changes, and settles them, or queues others for their callers and proceeds. */
  readonly refuse: (
    error: ShopError,
    refused: ReadonlyArray<Change>,
    proceed: Effect.Effect<unknown>,
  ) => Effect.Effect<void>;
  /** Reads the server's state and shows it, or why it cannot be read. */
  readonly read: Effect.Effect<void, Failure>;
}

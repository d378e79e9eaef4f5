import * as Context from "effect/Context";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";

/** What was to be kept could not be written, or what was kept not read: the browser's storage is full, blocked or broken. */
export class StorageError extends Data.TaggedError("StorageError")<{ readonly key: string; readonly cause: unknown }> {
  override readonly message = `The storage refused "${this.key}"`;
}

/**
 * Where work that waits for the network is kept, so that a reload does not lose it. Without the capability `offline` nothing
 * is kept.
 */
export const DurableStorage = Context.Reference<{
  /** Not yet decoded; null when there is nothing. */
  readonly read: (key: string) => Effect.Effect<unknown, StorageError>;
  /** JSON-safe data; null removes it. Kept when it has succeeded. */
  readonly write: (key: string, value: unknown) => Effect.Effect<void, StorageError>;
}>("@kamra/core/shop/DurableStorage", {
  defaultValue: () => ({ read: () => Effect.succeed(null), write: () => Effect.void }),
});

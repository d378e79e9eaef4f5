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
  /** Whether anything is kept at all. */
  readonly lasts: boolean;
  /**
   * Puts JSON-safe data in the place of what is kept, null of nothing, in one step: no other tab's comes between. What is kept
   * has not been decoded. Answers what is kept then.
   */
  readonly update: (key: string, change: (kept: unknown) => unknown) => Effect.Effect<unknown, StorageError>;
}>("@kamra/core/shop/DurableStorage", { defaultValue: () => ({ lasts: false, update: () => Effect.succeed(null) }) });

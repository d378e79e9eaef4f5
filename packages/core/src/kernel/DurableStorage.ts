import * as Context from "effect/Context";
import { TaggedError } from "./TaggedError.ts";
import * as Effect from "effect/Effect";

/** The browser's storage failed to read or write, because it is full, blocked or broken. */
export class StorageError extends TaggedError("StorageError")<{ readonly key: string; readonly cause: unknown }> {
  override readonly message = `The storage refused "${this.key}"`;
}

/**
 * Stores work that waits for the network, so that a reload does not lose it. Stores nothing without the capability `offline`.
 */
export const DurableStorage = Context.Reference<{
  /** Whether the storage is durable. */
  readonly lasts: boolean;
  /**
   * Replaces the stored JSON-safe data atomically across tabs; null means nothing stored. The stored data is not decoded.
   * Returns the new data.
   */
  readonly update: (key: string, change: (stored: unknown) => unknown) => Effect.Effect<unknown, StorageError>;
}>("@kamra/core/kernel/DurableStorage", { defaultValue: () => ({ lasts: false, update: () => Effect.succeed(null) }) });

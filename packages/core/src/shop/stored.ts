import * as Effect from "effect/Effect";
import type * as Schema from "effect/Schema";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { log } from "./log.ts";
import { readJson } from "./readJson.ts";

/**
 * A piece of JSON-safe data in a storage. What is not there, cannot be read or is broken is null; what the storage refuses
 * to write is logged, and not kept.
 */
export function stored<S extends Schema.ConstraintDecoder<unknown>>(
  storage: KeyValueStorage,
  { key, schema }: { readonly key: string; readonly schema: S },
) {
  const read = readJson(schema);
  return {
    read: (): S["Type"] | null => {
      try {
        return read(storage.getItem(key));
      } catch {
        return null;
      }
    },
    write: (value: S["Type"] | null): Effect.Effect<void> =>
      Effect.try(() => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(value));
      }).pipe(Effect.catch((error) => log("warning", `The storage refused "${key}"`, error))),
  };
}

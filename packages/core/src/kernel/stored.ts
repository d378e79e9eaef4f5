import * as Effect from "effect/Effect";
import type { Decoder } from "../decoding/Decoder.ts";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import { log } from "./log.ts";
import { readJson } from "./readJson.ts";

/**
 * JSON-safe data in a storage. Absent, unreadable or broken data is null; a failed write is logged.
 */
export function stored<A>(
  storage: KeyValueStorage,
  { key, decoder }: { readonly key: string; readonly decoder: Decoder<A> },
) {
  const read = readJson(decoder);
  return {
    read: (): A | null => {
      try {
        return read(storage.getItem(key));
      } catch {
        return null;
      }
    },
    write: (value: A | null): Effect.Effect<void> =>
      Effect.try(() => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(value));
      }).pipe(Effect.catch((error) => log("warning", `The storage refused "${key}"`, error))),
  };
}

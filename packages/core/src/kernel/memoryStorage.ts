import type { KeyValueStorage } from "./KeyValueStorage.ts";

/** A storage in memory. */
export function memoryStorage(): KeyValueStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      stored.set(key, value);
    },
    removeItem: (key) => {
      stored.delete(key);
    },
  };
}

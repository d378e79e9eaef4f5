import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { createStore, update } from "idb-keyval";
import { DurableStorage, StorageError } from "../shop/DurableStorage.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";

/** Durable storage in IndexedDB: one database a shop, by the name in its settings. */
export const indexedStorageLive = Layer.unwrap(
  Effect.map(ShopEnvironment, ({ settings }) => {
    if (!("indexedDB" in globalThis)) return Layer.empty;
    const store = createStore(settings.durableDatabase, "kept");
    return Layer.succeed(DurableStorage, {
      update: (key, change) =>
        Effect.tryPromise({
          try: async () => {
            let kept: unknown = null;
            await update<unknown>(key, (before) => (kept = change(before ?? null)), store);
            return kept;
          },
          catch: (cause) => new StorageError({ key, cause }),
        }),
    });
  }),
);

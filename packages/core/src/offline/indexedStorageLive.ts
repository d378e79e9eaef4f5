import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { sleep } from "../kernel/Sleep.ts";
import { promisifyRequest, update, type UseStore } from "idb-keyval";
import { DurableStorage, StorageError } from "../kernel/DurableStorage.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";

const objects = "kept";

/** One database; reopened after a failure, or when the browser has closed it. */
const openIn = (indexedDB: IDBFactory, name: string): UseStore => {
  let database: Promise<IDBDatabase> | null = null;
  const forget = () => {
    database = null;
  };
  const open = async () => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(objects);
    const opened = await promisifyRequest(request);
    opened.onclose = forget;
    return opened;
  };
  return async (mode, use) => {
    database ??= open();
    database.catch(forget);
    const opened = await database;
    try {
      return use(opened.transaction(objects, mode).objectStore(objects));
    } catch (error) {
      forget();
      throw error;
    }
  };
};

/** Durable storage in the browser's IndexedDB. Without a response in time it counts as broken. */
export const indexedStorageLive = (indexedDB: IDBFactory, { name }: { readonly name: string }) =>
  Layer.effect(
    DurableStorage,
    Effect.map(ShopEnvironment, ({ settings }) => {
      const store = openIn(indexedDB, name);
      return {
        lasts: true,
        update: (key, change) =>
          Effect.tryPromise({
            try: async () => {
              let stored: unknown = null;
              await update<unknown>(key, (before) => (stored = change(before ?? null)), store);
              return stored;
            },
            catch: (cause) => new StorageError({ key, cause }),
          }).pipe(
            Effect.raceFirst(
              Effect.andThen(
                sleep(settings.storageWaitMs),
                Effect.fail(new StorageError({ key, cause: "No answer in time" })),
              ),
            ),
          ),
      };
    }),
  );

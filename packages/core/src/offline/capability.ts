import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../capability/Capability.ts";
import { capability } from "../capability/inside.ts";
import { CartPersistence } from "../cart/service/CartPersistence.ts";
import { persistChanges } from "../cart/service/persistChanges.ts";
import { indexedStorageLive } from "./indexedStorageLive.ts";

/**
 * Stores pending changes through reloads: the cart's, and those of other capabilities. `indexedDB` is the browser's;
 * shops that must not share changes need different names.
 */
export const offline = (
  indexedDB: IDBFactory,
  { name = "kamra" }: { readonly name?: string | undefined } = {},
): Capability<"offline", object> =>
  capability({
    name: "offline",
    provides: Layer.mergeAll(indexedStorageLive(indexedDB, { name }), Layer.succeed(CartPersistence, persistChanges)),
    open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
  });

import * as Effect from "effect/Effect";
import type { Capability } from "../capability/Capability.ts";
import { indexedStorageLive } from "./indexedStorageLive.ts";

/**
 * Stores pending changes through reloads: the cart's, and those of other capabilities. `indexedDB` is the browser's;
 * shops that must not share changes need different names.
 */
export const offline = (
  indexedDB: IDBFactory,
  { name = "kamra" }: { readonly name?: string | undefined } = {},
): Capability<"offline", object> => ({
  name: "offline",
  provides: indexedStorageLive(indexedDB, { name }),
  open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
});

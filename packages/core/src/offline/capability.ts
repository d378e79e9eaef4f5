import * as Effect from "effect/Effect";
import type { Capability } from "../shop/Capability.ts";
import { indexedStorageLive } from "./indexedStorageLive.ts";

/**
 * Keeps what waits for the network so that it survives a reload: changes of the cart, and whatever else has not been sent yet.
 * `indexedDB` is the browser's; shops that shall not send what another one has kept have different names.
 */
export const offline = (
  indexedDB: IDBFactory,
  { name = "kamra" }: { readonly name?: string | undefined } = {},
): Capability<"offline", object> => ({
  name: "offline",
  provides: indexedStorageLive(indexedDB, { name }),
  open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
});

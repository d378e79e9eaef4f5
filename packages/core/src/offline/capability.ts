import * as Effect from "effect/Effect";
import type { Capability } from "../shop/Capability.ts";
import { indexedStorageLive } from "./indexedStorageLive.ts";

/**
 * Keeps what waits for the network in the browser's IndexedDB, so that it survives a reload: changes of the cart, and whatever
 * else a capability has not sent yet. Where there is no IndexedDB, as on a server, nothing is kept.
 */
export const offline: Capability<"offline", Record<never, never>> = {
  name: "offline",
  provides: indexedStorageLive,
  open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
};

import type { CommandEvent } from "./CommandObserver.ts";
import type { Fetch } from "./ShopEnvironment.ts";

/** Who looks at what a shop does, without changing any of it: the development panel. */
export interface ShopObserver {
  readonly command: (event: CommandEvent) => void;
  /** The fetch that the shop is to use: one that looks at what it sends and gets. */
  readonly fetch: (fetch: Fetch) => Fetch;
  /** The methods that the app is to use of a capability: some that look at their calls. */
  readonly api: <Api>(capability: string, api: Api) => Api;
}

import type { CommandEvent } from "../kernel/CommandObserver.ts";
import type { Fetch } from "../kernel/ShopEnvironment.ts";

/** Follows a shop's actions without changing them, as the development panel does. */
export interface ShopObserver {
  readonly command: (event: CommandEvent) => void;
  /** Wraps the shop's fetch, to observe requests and responses. */
  readonly fetch: (fetch: Fetch) => Fetch;
  /** Wraps a capability's methods, to observe their calls. */
  readonly api: <Api>(capability: string, api: Api) => Api;
}

import * as Context from "effect/Context";
import type { AnalyticsAdapter } from "../analytics/AnalyticsAdapter.ts";
import type { Navigate } from "../navigation/Navigate.ts";
import type { SessionCarrier } from "../session/SessionCarrier.ts";
import type { Texts } from "../text/texts.ts";
import type { CookieJar } from "./CookieJar.ts";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import type { ShopSettings } from "./ShopSettings.ts";
import type { ShopSnapshot } from "./ShopSnapshot.ts";

/** What `fetch` is asked for here. */
export type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/** What a shop is given from outside. */
export class ShopEnvironment extends Context.Service<
  ShopEnvironment,
  {
    readonly endpoint: string | URL;
    readonly listsEndpoint: string | URL;
    readonly fetch: Fetch;
    readonly cookies: CookieJar;
    readonly session: SessionCarrier;
    readonly storage: KeyValueStorage;
    /** What ends with the tab. */
    readonly sessionStorage: KeyValueStorage;
    readonly now: () => Date;
    readonly navigate: Navigate;
    readonly analytics: ReadonlyArray<AnalyticsAdapter>;
    /** The words of its own. */
    readonly texts: Partial<Texts>;
    readonly settings: ShopSettings;
    readonly snapshot: ShopSnapshot | null;
    /** Calls the listener whenever the network is back; the answer ends that. */
    readonly onReconnect: (listener: () => void) => () => void;
    /** Calls the listener whenever the shopper sees the page again; the answer ends that. */
    readonly onReturn: (listener: () => void) => () => void;
  }
>()("@kamra/core/shop/ShopEnvironment") {}

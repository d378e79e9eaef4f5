import {
  analytics,
  cart,
  catalogue,
  type CookieJar,
  createShop,
  delivery,
  dialogs,
  type Fetch,
  type KeyValueStorage,
  type LogEntry,
  navigation,
  session,
  type SharedResponses,
  type Shop,
  type ShopSnapshot,
} from "@kamra/core";
import { commonOptions } from "./commonOptions.ts";
import type { OnEveryPage } from "./onEveryPage.ts";

interface StorefrontShopOptions {
  readonly endpoint: string;
  readonly cookies: CookieJar;
  /** The shop's own origin: its server keeps the session in a cookie of that origin. */
  readonly origin: string;
  readonly fetch?: Fetch;
  readonly sharedResponses?: SharedResponses;
  readonly clock?: () => Date;
  readonly log?: (entry: LogEntry) => void;
  readonly snapshot?: ShopSnapshot;
  /** The tab's storage: checkout data survive a reload. */
  readonly sessionStorage?: KeyValueStorage | undefined;
  /** The browser's storage: an order without an answer survives a reload. */
  readonly storage?: KeyValueStorage | undefined;
}

/** The services of `onEveryPage`, by its names; `later.ts` has the others. */
const services = { catalogue, delivery, cart, dialogs, navigation, session, analytics } satisfies {
  readonly [Name in OnEveryPage]: { readonly name: Name };
};

export const capabilities = Object.values(services);

export type StorefrontShop = Shop<typeof capabilities>;

/** The shop with the storefront's capabilities, for one request; the browser has `startBrowserShop`. */
export const createStorefrontShop = ({ origin, ...options }: StorefrontShopOptions): StorefrontShop =>
  createShop({ capabilities, ...commonOptions({ origin }), ...options });

import {
  analytics,
  type Capability,
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
  type Navigate,
  session,
  type SharedAnswers,
  type Shop,
  type ShopOrderedProducts,
  type ShopSnapshot,
} from "@kamra/core";
import type { AnalyticsAdapter } from "@kamra/core/analytics";
import { settings } from "./settings.ts";

interface StorefrontShopOptions {
  readonly endpoint: string;
  readonly cookies: CookieJar;
  /** The shop's own origin: its server keeps the session in a cookie of that origin. */
  readonly origin: string;
  readonly fetch?: Fetch;
  readonly sharedAnswers?: SharedAnswers;
  readonly clock?: () => Date;
  readonly log?: (entry: LogEntry) => void;
  readonly snapshot?: ShopSnapshot;
  /** Browser-only parts: other tabs, storage, the development panel, and data too large for every page. */
  readonly besides?: ReadonlyArray<
    | Capability<"tabs" | "offline" | "development", object>
    | Capability<"orderedProducts", ShopOrderedProducts, "session">
  >;
  /** The analytics adapters, called once the shopper has consented. */
  readonly analytics?: ReadonlyArray<AnalyticsAdapter>;
  readonly navigate?: Navigate;
  /** The tab's storage: checkout data survive a reload. */
  readonly sessionStorage?: KeyValueStorage | undefined;
  readonly onReconnect?: (listener: () => void) => () => void;
  readonly onReturn?: (listener: () => void) => () => void;
  /** The browser's storage: an order without an answer survives a reload. */
  readonly storage?: KeyValueStorage | undefined;
}

/** The capabilities that every page starts with; `openLater.ts` has the others. */
export const capabilities = [catalogue, delivery, cart, dialogs, navigation, session, analytics] as const;

export type StorefrontShop = Shop<typeof capabilities>;

/** The shop with the storefront's capabilities. */
export const createStorefrontShop = ({ besides = [], origin, ...options }: StorefrontShopOptions): StorefrontShop =>
  createShop({
    capabilities: [...capabilities, ...besides],
    settings,
    cookieSession: { isSecure: origin.startsWith("https:") },
    ...options,
  });

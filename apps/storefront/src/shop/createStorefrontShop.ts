import {
  account,
  analytics,
  type Capability,
  cart,
  catalogue,
  checkout,
  content,
  type CookieJar,
  createShop,
  delivery,
  dialogs,
  type Fetch,
  type KeyValueStorage,
  lists,
  type LogEntry,
  navigation,
  type Navigate,
  orders,
  session,
  type Shop,
  type ShopOrderedProducts,
  type ShopSnapshot,
} from "@kamra/core";
import type { AnalyticsAdapter } from "@kamra/core/analytics";
import { settings } from "./settings.ts";

interface StorefrontShopOptions {
  readonly endpoint: string;
  readonly cookies: CookieJar;
  /** Scheme and host that the shop is known by: its server keeps the session in a cookie of that origin. */
  readonly origin: string;
  readonly fetch?: Fetch;
  readonly clock?: () => Date;
  readonly log?: (entry: LogEntry) => void;
  readonly snapshot?: ShopSnapshot;
  /** What only a browser has: its other tabs, its storage, its developers, and what is too much to send along with every page. */
  readonly besides?: ReadonlyArray<
    | Capability<"tabs" | "offline" | "development", object>
    | Capability<"orderedProducts", ShopOrderedProducts, "session">
  >;
  /** Who hears of what the shopper does, once they have consented. */
  readonly analytics?: ReadonlyArray<AnalyticsAdapter>;
  readonly navigate?: Navigate;
  /** The tab's storage: what the shopper enters during checkout outlasts a reload. */
  readonly sessionStorage?: KeyValueStorage;
  readonly onReconnect?: (listener: () => void) => () => void;
  readonly onReturn?: (listener: () => void) => () => void;
  /** The browser's: an order of which no answer has come yet outlasts a reload. */
  readonly storage?: KeyValueStorage;
}

/** What the storefront uses of the shop. */
export const capabilities = [
  catalogue,
  content,
  delivery,
  cart,
  dialogs,
  navigation,
  session,
  account,
  checkout,
  orders,
  analytics,
  lists,
] as const;

export type StorefrontShop = Shop<typeof capabilities>;

/** The shop with what the storefront uses of it. */
export const createStorefrontShop = ({ besides = [], origin, ...options }: StorefrontShopOptions): StorefrontShop =>
  createShop({
    capabilities: [...capabilities, ...besides],
    settings,
    cookieSession: { isSecure: origin.startsWith("https:") },
    ...options,
  });

import { cart, catalogue, content, type CookieJar, createShop, delivery, type Fetch, type LogEntry, type ShopSnapshot } from "@kamra/core";

interface StorefrontShopOptions {
  readonly endpoint: string;
  readonly cookies: CookieJar;
  readonly fetch?: Fetch;
  readonly clock?: () => Date;
  readonly log?: (entry: LogEntry) => void;
  readonly snapshot?: ShopSnapshot;
  readonly onReconnect?: (listener: () => void) => () => void;
}

/** The shop with what the storefront uses of it. */
export const createStorefrontShop = (options: StorefrontShopOptions) => createShop({ capabilities: [catalogue, content, delivery, cart], ...options });

export type StorefrontShop = ReturnType<typeof createStorefrontShop>;

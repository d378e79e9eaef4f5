import {
  type CookieJar,
  type Navigate,
  type ShopClock,
  type ShopSnapshot,
  createShop,
  createShopInSteps,
  offline,
  orderedProducts,
  tabs,
} from "@kamra/core";
import {
  type AnalyticsAdapter,
  dataLayerAdapter,
  searchSuggestAdapter,
  tagManagerSession,
} from "@kamra/core/analytics";
import type { development } from "@kamra/core/development";
import { ifAllowed } from "../browser/ifAllowed.ts";
import { nextTask } from "../browser/nextTask.ts";
import { withCategoriesFile } from "./categoriesFile.ts";
import { commonOptions } from "./commonOptions.ts";
import { capabilities } from "./createStorefrontShop.ts";

/** The event queues of the analytics scripts. */
interface Queues {
  /** The tag manager's. */
  dataLayer?: unknown[];
  /** The search-suggest provider's. */
  searchEvents?: unknown[];
}

/**
 * Pushes to the page's queues, which are created with the first event after consent. An order has the tag manager's ids.
 *
 * @rule ANALYT-1, ANALYT-2, LAW-9
 */
const analyticsQueues = (page: Window & Queues): ReadonlyArray<AnalyticsAdapter> => [
  dataLayerAdapter(
    { push: (entry) => (page.dataLayer ??= []).push(entry) },
    { session: () => Promise.resolve(tagManagerSession(page.document.cookie)) },
  ),
  searchSuggestAdapter((event) => void (page.searchEvents ??= []).push(event)),
];

export interface BrowserShopOptions {
  readonly endpoint: string;
  readonly cookies: CookieJar;
  readonly origin: string;
  readonly snapshot: ShopSnapshot;
  readonly clock: ShopClock;
  readonly navigate: Navigate;
  /** The address of the whole category tree's file; null without one. */
  readonly categoriesAddress: string | null;
}

const listen = (types: ReadonlyArray<string>) => (listener: () => void) => {
  for (const type of types) window.addEventListener(type, listener);
  return () => types.forEach((type) => window.removeEventListener(type, listener));
};

type Besides = ReadonlyArray<ReturnType<typeof development>>;

function wholeOptions({ origin, categoriesAddress, ...options }: BrowserShopOptions, besides: Besides) {
  const indexedDB = ifAllowed(() => window.indexedDB);
  const durable = indexedDB === undefined ? [] : [offline(indexedDB)];
  return {
    capabilities: [...capabilities, orderedProducts, tabs(window), ...durable, ...besides],
    ...commonOptions({ origin }),
    ...options,
    fetch: withCategoriesFile((...asked) => window.fetch(...asked), categoriesAddress),
    storage: ifAllowed(() => window.localStorage),
    sessionStorage: ifAllowed(() => window.sessionStorage),
    analytics: analyticsQueues(window),
    onReconnect: listen(["online"]),
    onReturn: (listener: () => void) =>
      listen(["pageshow", "visibilitychange"])(() => {
        if (document.visibilityState === "visible") listener();
      }),
    onLeave: listen(["pagehide", "visibilitychange"]),
  };
}

/** The browser's shop with its services: the storefront's capabilities, and what only a browser has. */
export const createBrowserShop = (options: BrowserShopOptions, { besides = [] }: { readonly besides?: Besides } = {}) =>
  createShop(wholeOptions(options, besides));

/** The same, made in tasks of their own. */
export const createBrowserShopInSteps = (options: BrowserShopOptions) =>
  createShopInSteps(wholeOptions(options, []), { pause: nextTask });

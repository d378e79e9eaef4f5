import { type AnalyticsAdapter, dataLayerAdapter, searchSuggestAdapter } from "@kamra/core/analytics";

/** Where the scripts of analytics look for what has happened. */
interface Queues {
  /** The tag manager's. */
  dataLayer?: unknown[];
  /** The search-suggest provider's. */
  searchEvents?: unknown[];
}

/**
 * Tells the queues of the page. They come into being with the first event after consent.
 *
 * @rule ANALYT-1, LAW-9
 */
export const analyticsQueues = (page: Window & Queues): ReadonlyArray<AnalyticsAdapter> => [
  dataLayerAdapter({ push: (entry) => (page.dataLayer ??= []).push(entry) }),
  searchSuggestAdapter((event) => void (page.searchEvents ??= []).push(event)),
];

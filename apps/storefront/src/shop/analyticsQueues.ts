import { type AnalyticsAdapter, dataLayerAdapter, searchSuggestAdapter } from "@kamra/core/analytics";

/** The event queues of the analytics scripts. */
interface Queues {
  /** The tag manager's. */
  dataLayer?: unknown[];
  /** The search-suggest provider's. */
  searchEvents?: unknown[];
}

/**
 * Pushes to the page's queues. They are created with the first event after consent.
 *
 * @rule ANALYT-1, LAW-9
 */
export const analyticsQueues = (page: Window & Queues): ReadonlyArray<AnalyticsAdapter> => [
  dataLayerAdapter({ push: (entry) => (page.dataLayer ??= []).push(entry) }),
  searchSuggestAdapter((event) => void (page.searchEvents ??= []).push(event)),
];

import {
  type AnalyticsAdapter,
  dataLayerAdapter,
  searchSuggestAdapter,
  tagManagerSession,
} from "@kamra/core/analytics";

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
export const analyticsQueues = (page: Window & Queues): ReadonlyArray<AnalyticsAdapter> => [
  dataLayerAdapter(
    { push: (entry) => (page.dataLayer ??= []).push(entry) },
    { session: () => Promise.resolve(tagManagerSession(page.document.cookie)) },
  ),
  searchSuggestAdapter((event) => void (page.searchEvents ??= []).push(event)),
];

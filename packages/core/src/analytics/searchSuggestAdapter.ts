import type { AnalyticsAdapter } from "./AnalyticsAdapter.ts";
import { type SearchSuggestEvent, searchSuggestEvents } from "./searchSuggestEvents.ts";

/**
 * Tells the search-suggest provider, by whatever sends to it.
 *
 * @rule ANALYT-1
 */
export function searchSuggestAdapter(send: (event: SearchSuggestEvent) => void | Promise<void>): AnalyticsAdapter {
  return {
    track: async (event) => {
      for (const each of searchSuggestEvents(event)) await send(each);
    },
  };
}

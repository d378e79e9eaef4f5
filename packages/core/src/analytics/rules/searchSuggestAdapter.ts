import type { AnalyticsAdapter } from "../model/AnalyticsAdapter.ts";
import { type SearchSuggestEvent, searchSuggestEvents } from "./searchSuggestEvents.ts";

/**
 * Sends to the search-suggest provider, by a given function.
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

import type { AnalyticsAdapter, AnalyticsSession } from "./AnalyticsAdapter.ts";
import { dataLayerEntry } from "./dataLayerEntry.ts";

/**
 * Tells the tag manager's data layer (`window.dataLayer`). `session` asks the tag manager by what it knows this visit.
 *
 * @rule ANALYT-1
 */
export function dataLayerAdapter(
  dataLayer: { push(entry: unknown): unknown },
  { session }: { readonly session?: (() => Promise<AnalyticsSession | null>) | undefined } = {},
): AnalyticsAdapter {
  return {
    ...(session && { session }),
    track: (event) => {
      const entry = dataLayerEntry(event);
      if (entry === null) return;
      // Else the tag manager merges what was there into it.
      dataLayer.push({ ecommerce: null });
      dataLayer.push(entry);
    },
  };
}

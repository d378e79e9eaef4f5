import type { AnalyticsAdapter, AnalyticsSession } from "../model/AnalyticsAdapter.ts";
import { dataLayerEntry } from "./dataLayerEntry.ts";

/**
 * Pushes to the tag manager's data layer (`window.dataLayer`). `session` reads the tag manager's id of this visit.
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
      // Otherwise the tag manager merges the previous event into it.
      dataLayer.push({ ecommerce: null });
      dataLayer.push(entry);
    },
  };
}

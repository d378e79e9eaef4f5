export type { AnalyticsAdapter, AnalyticsSession } from "./AnalyticsAdapter.ts";
export type { AnalyticsConsent } from "./AnalyticsConsent.ts";
export type { AnalyticsEvent, AnalyticsItem, AnalyticsOrder } from "./AnalyticsEvent.ts";
export { analyticsItem } from "./analyticsItem.ts";
export { cartEvents } from "./cartEvents.ts";
export { dataLayerAdapter } from "./dataLayerAdapter.ts";
export { dataLayerEntry } from "./dataLayerEntry.ts";
export { searchSuggestAdapter } from "./searchSuggestAdapter.ts";
export { type SearchSuggestEvent, searchSuggestEvents } from "./searchSuggestEvents.ts";

export type { AnalyticsAdapter, AnalyticsSession } from "./model/AnalyticsAdapter.ts";
export type { AnalyticsConsent } from "./model/AnalyticsConsent.ts";
export type { AnalyticsEvent, AnalyticsItem, AnalyticsOrder } from "./model/AnalyticsEvent.ts";
export { analyticsItem } from "./rules/analyticsItem.ts";
export { cartEvents } from "./rules/cartEvents.ts";
export { dataLayerAdapter } from "./rules/dataLayerAdapter.ts";
export { dataLayerEntry } from "./rules/dataLayerEntry.ts";
export { searchSuggestAdapter } from "./rules/searchSuggestAdapter.ts";
export { type SearchSuggestEvent, searchSuggestEvents } from "./rules/searchSuggestEvents.ts";

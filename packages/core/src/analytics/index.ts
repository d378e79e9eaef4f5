export type { AnalyticsAdapter, AnalyticsSession } from "./model/AnalyticsAdapter.ts";
export type { AnalyticsConsent } from "./model/AnalyticsConsent.ts";
export type { AnalyticsEvent, AnalyticsItem, AnalyticsOrder } from "./model/AnalyticsEvent.ts";
export { analyticsItem } from "./rules/analyticsItem.ts";
export { dataLayerAdapter } from "./rules/dataLayerAdapter.ts";
export { searchSuggestAdapter } from "./rules/searchSuggestAdapter.ts";
export { type SearchSuggestEvent } from "./rules/searchSuggestEvents.ts";
export { tagManagerSession } from "./rules/tagManagerSession.ts";

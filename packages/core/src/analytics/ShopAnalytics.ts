import type { Store } from "../kernel/Store.ts";
import type { AnalyticsConsent } from "./AnalyticsConsent.ts";
import type { AnalyticsEvent } from "./AnalyticsEvent.ts";

/** Analytics: the adapters of `createShop`'s `analytics`, called only with consent. */
export interface ShopAnalytics {
  /** Kept in a cookie; null until the shopper has decided. */
  readonly consent: Store<AnalyticsConsent | null>;
  /** Can be decided otherwise at any time. */
  decide(consent: AnalyticsConsent): void;
  /** For events that no service reports: views, searches. Dropped before consent. Fire and forget. */
  track(event: AnalyticsEvent): void;
}

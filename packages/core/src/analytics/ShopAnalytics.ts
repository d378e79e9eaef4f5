import type { Store } from "../shop/Store.ts";
import type { AnalyticsConsent } from "./AnalyticsConsent.ts";
import type { AnalyticsEvent } from "./AnalyticsEvent.ts";

/** Who hears of what the shopper does: the adapters of `createShop`'s `analytics`, and only with consent. */
export interface ShopAnalytics {
  /** Kept in a cookie; null until the shopper has decided. */
  readonly consent: Store<AnalyticsConsent | null>;
  /** Can be decided otherwise at any time. */
  decide(consent: AnalyticsConsent): void;
  /** What no service tells itself: views, searches. Before consent it is dropped. Nobody waits for it. */
  track(event: AnalyticsEvent): void;
}

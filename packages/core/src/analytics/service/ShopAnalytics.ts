import type { AtOnce, Form } from "../../kernel/Answer.ts";
import type { Store } from "../../kernel/Store.ts";
import type { AnalyticsConsent } from "../model/AnalyticsConsent.ts";
import type { AnalyticsEvent } from "../model/AnalyticsEvent.ts";

/** Analytics: the adapters of `createShop`'s `analytics`, called only with consent. */
export interface ShopAnalytics<As extends Form = "promise"> {
  /** Stored in a cookie; null until the shopper decides. */
  readonly consent: Store<AnalyticsConsent | null>;
  /** The shopper can change the decision at any time. */
  readonly decide: (consent: AnalyticsConsent) => AtOnce<As>;
  /** For events that no service reports: views, searches. Dropped before consent. Fire and forget. */
  readonly track: (event: AnalyticsEvent) => AtOnce<As>;
}

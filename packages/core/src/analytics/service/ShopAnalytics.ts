import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { AtOnce, Form } from "../../kernel/methodForms.ts";
import type { Store } from "../../kernel/Store.ts";
import type { AnalyticsConsent } from "../model/AnalyticsConsent.ts";
import type { AnalyticsEvent } from "../model/AnalyticsEvent.ts";
import type { AnalyticsSession } from "../model/AnalyticsAdapter.ts";

/** Analytics: the adapters of `createShop`'s `analytics`, called only with consent. */
export interface ShopAnalytics<As extends Form = "promise"> {
  /** Stored in a cookie; null until the shopper decides. */
  readonly consent: Store<AnalyticsConsent | null>;
  /** The shopper can change the decision at any time. */
  readonly decide: (consent: AnalyticsConsent) => AtOnce<As>;
  /** For events that no service reports: views, searches. Dropped before consent. Fire and forget. */
  readonly track: (event: AnalyticsEvent) => AtOnce<As>;
}

interface Internal {
  /** Null without consent, or without an answer within the setting `analyticsWaitMs`. */
  readonly session: Effect.Effect<AnalyticsSession | null>;
}

/** `shop.analytics` for other services, with the methods for them alone. */
export class AnalyticsService extends Context.Service<AnalyticsService, ShopAnalytics<"effect"> & Internal>()(
  "@kamra/core/analytics/AnalyticsService",
) {}

import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { AnalyticsSession } from "../model/AnalyticsAdapter.ts";
import type { ShopAnalytics } from "./ShopAnalytics.ts";

interface Internal {
  /** Null without consent, or without an answer within the setting `analyticsWaitMs`. */
  readonly session: Effect.Effect<AnalyticsSession | null>;
}

/** `shop.analytics` for other services, and what only they do with it. */
export class AnalyticsService extends Context.Service<AnalyticsService, ShopAnalytics<"effect"> & Internal>()(
  "@kamra/core/analytics/AnalyticsService",
) {}

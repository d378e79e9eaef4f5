import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { AnalyticsSession } from "../model/AnalyticsAdapter.ts";
import type { AnalyticsEvent } from "../model/AnalyticsEvent.ts";

/**
 * Reports the shopper's actions for other services. Does nothing without the capability `analytics`, or without
 * consent.
 */
export const Analytics = Context.Reference<{
  /** Fire and forget. */
  readonly track: (event: AnalyticsEvent) => Effect.Effect<void>;
  /** Null without consent, or without an answer within the setting `analyticsWaitMs`. */
  readonly session: Effect.Effect<AnalyticsSession | null>;
}>("@kamra/core/analytics/Analytics", {
  defaultValue: () => ({ track: () => Effect.void, session: Effect.succeed(null) }),
});

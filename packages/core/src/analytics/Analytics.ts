import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { AnalyticsSession } from "./AnalyticsAdapter.ts";
import type { AnalyticsEvent } from "./AnalyticsEvent.ts";

/** How services tell what the shopper does. Without the capability `analytics`, and without consent, nobody hears. */
export const Analytics = Context.Reference<{
  /** Nobody waits for it. */
  readonly track: (event: AnalyticsEvent) => Effect.Effect<void>;
  /** Null without consent, and when nobody has answered within the setting `analyticsWaitMs`. */
  readonly session: Effect.Effect<AnalyticsSession | null>;
}>("@kamra/core/analytics/Analytics", {
  defaultValue: () => ({ track: () => Effect.void, session: Effect.succeed(null) }),
});

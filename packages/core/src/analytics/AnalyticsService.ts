import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Store } from "../shop/Store.ts";
import type { AnalyticsSession } from "./AnalyticsAdapter.ts";
import type { AnalyticsConsent } from "./AnalyticsConsent.ts";
import type { AnalyticsEvent } from "./AnalyticsEvent.ts";

/** Who hears of what the shopper does, and whether they may. */
export class AnalyticsService extends Context.Service<
  AnalyticsService,
  {
    readonly consent: Store<AnalyticsConsent | null>;
    readonly decide: (consent: AnalyticsConsent) => Effect.Effect<void>;
    readonly track: (event: AnalyticsEvent) => Effect.Effect<void>;
    readonly session: Effect.Effect<AnalyticsSession | null>;
  }
>()("@kamra/core/analytics/AnalyticsService") {}

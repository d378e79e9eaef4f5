import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Store } from "../kernel/Store.ts";
import type { AnalyticsSession } from "./AnalyticsAdapter.ts";
import type { AnalyticsConsent } from "./AnalyticsConsent.ts";
import type { AnalyticsEvent } from "./AnalyticsEvent.ts";

/** Analytics adapters and the consent to use them. */
export class AnalyticsService extends Context.Service<
  AnalyticsService,
  {
    readonly consent: Store<AnalyticsConsent | null>;
    readonly decide: (consent: AnalyticsConsent) => Effect.Effect<void>;
    readonly track: (event: AnalyticsEvent) => Effect.Effect<void>;
    readonly session: Effect.Effect<AnalyticsSession | null>;
  }
>()("@kamra/core/analytics/AnalyticsService") {}

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../capability/Capability.ts";
import { Analytics } from "./Analytics.ts";
import { AnalyticsService } from "./AnalyticsService.ts";
import { analyticsServiceLive } from "./analyticsServiceLive.ts";
import type { ShopAnalytics } from "./ShopAnalytics.ts";
import type { AnalyticsConsent } from "./AnalyticsConsent.ts";
import type { AnalyticsAdapter } from "./AnalyticsAdapter.ts";

declare module "../kernel/ShopEnvironment.ts" {
  interface Environment {
    readonly analytics: ReadonlyArray<AnalyticsAdapter>;
  }
}

declare module "../kernel/ShopTypes.ts" {
  interface ShopSnapshot {
    readonly analytics?: { readonly consent: AnalyticsConsent | null };
  }
}

/** Consent and analytics adapters: `shop.analytics`. */
export const analytics: Capability<"analytics", ShopAnalytics> = {
  name: "analytics",
  offers: Layer.effect(
    Analytics,
    Effect.map(AnalyticsService, ({ track, session }) => ({ track, session })),
  ).pipe(Layer.provide(analyticsServiceLive)),
  open: ({ build, runNow }) =>
    Effect.map(build(analyticsServiceLive), (context) => {
      const { consent, decide, track } = Context.get(context, AnalyticsService);
      return {
        api: { consent, decide: (decision) => runNow(decide(decision)), track: (event) => runNow(track(event)) },
        snapshot: () => ({ analytics: { consent: consent.get() } }),
      };
    }),
};

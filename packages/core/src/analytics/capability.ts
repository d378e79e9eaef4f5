import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../shop/Capability.ts";
import { Analytics } from "./Analytics.ts";
import { AnalyticsService } from "./AnalyticsService.ts";
import { analyticsServiceLive } from "./analyticsServiceLive.ts";
import type { ShopAnalytics } from "./ShopAnalytics.ts";

/** Consent, and who hears of what the shopper does: `shop.analytics`. */
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

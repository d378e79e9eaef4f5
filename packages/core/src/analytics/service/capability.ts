import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../../capability/Capability.ts";
import { capability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { Analytics } from "./Analytics.ts";
import { AnalyticsService, type ShopAnalytics } from "./ShopAnalytics.ts";
import { analyticsServiceLive } from "./analyticsServiceLive.ts";
import type { AnalyticsConsent } from "../model/AnalyticsConsent.ts";
import type { AnalyticsAdapter } from "../model/AnalyticsAdapter.ts";

declare module "../../kernel/ShopEnvironment.ts" {
  interface Environment {
    readonly analytics: ReadonlyArray<AnalyticsAdapter>;
  }
}

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly analytics: ShopAnalytics;
  }
  interface ShopSnapshot {
    readonly analytics?: { readonly consent: AnalyticsConsent | null };
  }
}

/** Consent and analytics adapters: `shop.analytics`. */
export const analytics: Capability<"analytics", ShopAnalytics> = capability({
  name: "analytics",
  offers: Layer.effect(
    Analytics,
    Effect.map(AnalyticsService, ({ track, session }) => ({ track, session })),
  ).pipe(Layer.provide(analyticsServiceLive)),
  open: opened(AnalyticsService, analyticsServiceLive, {
    except: { decide: "at once", track: "at once", session: "internal" },
    snapshot: ({ consent }) => ({ analytics: { consent: consent.get() } }),
  }),
});

"use client";
import { analytics } from "@kamra/core";
import type { AnalyticsConsent } from "@kamra/core/analytics";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** What the shopper has said to analytics; null until they have decided, with `shop.analytics.decide`. */
export function useAnalyticsConsent(): AnalyticsConsent | null {
  return useStore(useShop(analytics).analytics.consent);
}

"use client";
import type { AnalyticsConsent } from "@kamra/core/analytics";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The shopper's analytics consent; null until they decide with `shop.analytics.decide`. */
export function useAnalyticsConsent(): AnalyticsConsent | null {
  return useStore(useShop("analytics").analytics.consent);
}

import type { Beginning, Start } from "../../capability/Start.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { AnalyticsConsent } from "../model/AnalyticsConsent.ts";
import type { ShopAnalytics } from "./ShopAnalytics.ts";

/** The decision in the cookie, which another tab may change. */
export const storedConsent = ({ cookies, settings }: Beginning): AnalyticsConsent | null => {
  const value = cookies.get(settings.consentCookie);
  return value === "given" || value === "refused" ? value : null;
};

export const analyticsStores = (beginning: Beginning) => ({
  consent: makeStore(storedConsent(beginning), { server: beginning.snapshot?.analytics?.consent }),
});

/** Analytics for `startShop`: the consent in the cookie, and what each method does until its services have loaded. */
export const analyticsStart: Start<"analytics", ShopAnalytics> = {
  name: "analytics",
  stores: analyticsStores,
  except: { decide: "void", track: "quiet" },
};

/** The shopper's decision on analytics. */
export type AnalyticsConsent = "given" | "refused";

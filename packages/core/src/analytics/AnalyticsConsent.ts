/** What the shopper has said to analytics. */
export type AnalyticsConsent = "given" | "refused";

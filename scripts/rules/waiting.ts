type Reason = "proved by axe in every story and page" | "offered to importers";

/** Rules without a claim, functions without a caller and services without a screen, each with the reason. */
export const waiting: Readonly<Record<string, Reason>> = {
  "CAT-6": "offered to importers",
  "LAW-10": "proved by axe in every story and page",
  redirects: "offered to importers",
  routeFailed: "offered to importers",
  useCartProductIds: "offered to importers",
  useReady: "offered to importers",
  changedTotals: "offered to importers",
  dayOfStamp: "offered to importers",
  discountPercent: "offered to importers",
  explainPrice: "offered to importers",
  explainSearch: "offered to importers",
  minimumQuantity: "offered to importers",
};

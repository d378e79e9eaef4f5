type Reason = "proved by axe in every story and page" | "offered to importers";

/** Rules without a claim and functions without a caller, each with the reason. */
export const waiting: Readonly<Record<string, Reason>> = {
  "CAT-6": "offered to importers",
  "LAW-10": "proved by axe in every story and page",
  changedTotals: "offered to importers",
  dayOfStamp: "offered to importers",
  discountPercent: "offered to importers",
  explainPrice: "offered to importers",
  explainSearch: "offered to importers",
  minimumQuantity: "offered to importers",
};

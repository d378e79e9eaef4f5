type Reason =
  | "waits for the checkout screens"
  | "waits for the account screens"
  | "waits for the header and the screens"
  | "proved by axe in every story and page"
  | "offered to importers";

/** Rules that no code claims, and functions that no program calls, each with the reason why that is right for now. */
export const waiting: Readonly<Record<string, Reason>> = {
  "CART-7": "waits for the checkout screens",
  "CAT-6": "offered to importers",
  "INFO-2": "waits for the checkout screens",
  "LAW-10": "proved by axe in every story and page",
  bestAvailableShippingMethod: "offered to importers",
  changedTotals: "offered to importers",
  dayOfStamp: "offered to importers",
  discountPercent: "offered to importers",
  explainPrice: "offered to importers",
  headerLayout: "waits for the header and the screens",
  linkAttributes: "waits for the header and the screens",
  minimumQuantity: "offered to importers",
  missingOrderParts: "waits for the checkout screens",
  netPrice: "waits for the checkout screens",
  screenOf: "waits for the header and the screens",
};

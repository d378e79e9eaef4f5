/** The query keys of a list's state. */
export const listingKeys = {
  page: "oldal",
  sort: "rendezes",
  priceFrom: "artol",
  priceTo: "arig",
  discounted: "akcios",
  news: "uj",
  withoutAllergens: "nelkul",
  /** Shows all products, also those with allergens that the shopper avoids. */
  nothing: "semmi",
  /** The value of an active switch. */
  on: "igen",
  /** Attributes with a name of their own; any other is `jellemzo-` and its code. */
  attributes: { brand: "marka" },
  otherAttribute: "jellemzo-",
} as const;

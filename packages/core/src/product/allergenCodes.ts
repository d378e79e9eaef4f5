/** The codes of the allergens that a label must name: Annex II of Regulation (EU) No 1169/2011, in its order. */
export const allergenCodes = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

/** The code of an allergen that a label must name, such as `milk`. */
export type AllergenCode = (typeof allergenCodes)[number];

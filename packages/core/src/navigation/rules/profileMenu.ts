/** The profile's home. */
export const profilePath = "/profil";

/**
 * The entries of the profile menu, in order, and their pages; `sessionTexts.profileMenu` has their labels. Logging out
 * comes last, and has no page.
 *
 * @rule NAV-6
 */
export const profileMenu = [
  { entry: "personalData", path: `${profilePath}/szemelyes-adatok` },
  { entry: "savedCards", path: `${profilePath}/mentett-kartyaim` },
  { entry: "shippingAddresses", path: `${profilePath}/szallitasi-cimeim` },
  { entry: "billingAddresses", path: `${profilePath}/szamlazasi-cimeim` },
  { entry: "shoppingLists", path: `${profilePath}/bevasarlolistaim` },
  { entry: "orders", path: `${profilePath}/eddigi-megrendeleseim` },
  { entry: "orderedProducts", path: `${profilePath}/korabban-rendelt` },
] as const;

/** The Hungarian texts of the catalogue: names of its pages, and the note on a corrected search term. */
export const catalogueTexts = {
  /** The pages' names in links. */
  pages: {
    home: "Főoldal",
    promotions: "Termékválogatások",
    search: "Keresés",
    brand: (label: string) => `${label} termékek`,
    offers: "Ajánlatok",
    news: "Újdonságok",
  },
  /** What a search shows in place of the term (SEARCH-8). */
  corrected: (term: string, shown: string) => `Erre nincs találat: ${term}. Ezt mutatjuk: ${shown}.`,
};

/** The texts of the catalogue; a shop overrides some by the option `texts.catalogue` of `createShop`. */
export type CatalogueTexts = typeof catalogueTexts;

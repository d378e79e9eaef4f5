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

export type CatalogueTexts = typeof catalogueTexts;

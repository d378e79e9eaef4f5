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
};

export type CatalogueTexts = typeof catalogueTexts;

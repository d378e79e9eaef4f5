export const catalogTexts = {
  /** What the pages are called, wherever they are linked. */
  pages: {
    home: "Főoldal",
    promotions: "Termékválogatások",
    search: "Keresés",
    brand: (label: string) => `${label} termékek`,
    offers: "Ajánlatok",
    news: "Újdonságok",
  },
};

export type CatalogTexts = typeof catalogTexts;

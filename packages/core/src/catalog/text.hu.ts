export const catalogTexts = {
  breadcrumbs: {
    home: "Főoldal",
    promotions: "Termékválogatások",
    search: "Keresés",
    brand: (label: string) => `${label} termékek`,
    offers: "Ajánlatok",
    news: "Újdonságok",
  },
};

export type CatalogTexts = typeof catalogTexts;

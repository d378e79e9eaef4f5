import type { CatalogueTexts } from "./text.hu.ts";

/** The English texts of the catalogue: names of its pages, and the note on a corrected search term. */
export const catalogueTexts: CatalogueTexts = {
  pages: {
    home: "Home",
    promotions: "Product selections",
    search: "Search",
    brand: (label) => `${label} products`,
    offers: "Offers",
    news: "New products",
  },
  corrected: (term, shown) => `No results for ${term}. Showing results for ${shown}.`,
};

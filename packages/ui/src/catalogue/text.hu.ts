declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly catalogue: typeof catalogueTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const catalogueTexts = {
  breadcrumbs: "Morzsamenü",
  pages: "Oldalak",
  previousPage: "Előző oldal",
  nextPage: "Következő oldal",
  page: (page: number) => `${page}. oldal`,

  productCount: (count: number) => `${count} termék`,

  filters: "Szűrők",
  filter: "Szűrés",
  filterWithCount: (count: number) => `Szűrés (${count})`,
  offers: "Kedvezmények",
  discounted: "Akciós termékek",
  news: "Újdonságok",
  price: (currency: string) => `Ár (${currency})`,
  priceFrom: "Legkevesebb",
  priceTo: "Legtöbb",
  withoutAllergens: "Allergének nélkül",
  withoutAllergen: (name: string) => `${name} nélkül`,
  allergenNote: "A hiányzó jelölés nem jelent mentességet: olvasd el a termék adatait is.",
  allergensKept: "Megjegyeztük ezen az eszközön: minden listából és keresésből kihagyjuk őket.",
  allergensInAccount: "A fiókodban őrizzük: minden eszközödön, minden listából és keresésből kihagyjuk őket.",
  storeAllergens: "Tárolhatod a fiókodban is",
  keepAllergens: "Megjegyzem minden listához",
  forgetAllergens: "Ne jegyezzük meg",
  clearFilters: "Szűrők törlése",
  activeFilters: "Beállított szűrők",
  removeFilter: (name: string) => `Szűrő törlése: ${name}`,
  priceAtLeast: (from: string) => `legalább ${from}`,
  priceAtMost: (to: string) => `legfeljebb ${to}`,
  priceBetween: (from: string, to: string) => `${from} – ${to}`,
  showMore: (count: number) => `További ${count}`,
  showLess: "Kevesebb",
  showResults: (count: number) => `${count} termék mutatása`,

  sort: "Rendezés",
  sorts: {
    "PREFIXBOX_SCORE-DESC": "Legnépszerűbbek",
    "SEARCH_SCORE-DESC": "Legjobb találatok",
    "SORT-ASC": "Ajánlott sorrend",
    "PRICE-ASC": "Ár szerint növekvő",
    "PRICE-DESC": "Ár szerint csökkenő",
    "UNIT_PRICE-ASC": "Egységár szerint növekvő",
    "UNIT_PRICE-DESC": "Egységár szerint csökkenő",
    "NAME-ASC": "Név szerint (A–Z)",
    "NAME-DESC": "Név szerint (Z–A)",
    "CREATED_AT-DESC": "Legújabbak",
  },
};

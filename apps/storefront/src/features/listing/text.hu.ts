export const listingText = {
  total: (count: number) => `${count} termék`,
  apply: "Alkalmazom",
  products: "Termékek",
  nothingFilteredTitle: "Ezekkel a szűrőkkel nincs találat",
  nothingFiltered: "Vegyél le néhány szűrőt, és több terméket mutatunk.",
  clear: "Szűrők törlése",
  pageTitle: (title: string, page: number) => (page === 1 ? title : `${title}, ${page}. oldal`),
} as const;

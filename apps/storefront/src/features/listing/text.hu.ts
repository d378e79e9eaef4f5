export const listingText = {
  apply: "Alkalmazom",
  products: "Termékek",
  popularOnly: "Ebben a hosszú listában csak a legnépszerűbb termékek vannak. A szűrők az összes közül választanak.",
  nothingFilteredTitle: "Ezekkel a szűrőkkel nincs találat",
  nothingFiltered: "Vegyél le néhány szűrőt, és több terméket mutatunk.",
  clear: "Szűrők törlése",
  pageTitle: (title: string, page: number) => (page === 1 ? title : `${title}, ${page}. oldal`),
} as const;

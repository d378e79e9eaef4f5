/** The addresses of the pages that have only one. */
export const paths = {
  home: "/",
  cart: "/kosar",
  deliveryInfo: "/szallitas",
  offers: "/ajanlatok",
  news: "/ujdonsagok",
  promotions: "/termekvalogatasok",
  brands: "/brands",
  stores: "/uzletek",
  blog: "/blog",
  contact: "/kapcsolat",
  subscribed: "/sikeres-feliratkozas",
  terms: "/cikk/aszf",
  privacy: "/cikk/adatkezelesi-tajekoztato",
  imprint: "/cikk/impresszum",
} as const;

/** The addresses of the pages that have only one. */
export const paths = {
  home: "/",
  cart: "/kosar",
  deliveryInfo: "/szallitas",
  offers: "/ajanlatok",
  news: "/ujdonsagok",
  promotions: "/termekvalogatasok",
} as const;

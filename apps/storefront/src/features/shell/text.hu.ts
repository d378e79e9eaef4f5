export const shellText = {
  offers: "Ajánlatok",
  news: "Újdonságok",
  promotions: "Termékválogatások",
  deliveryInfo: "Szállítás",
  loading: "Betöltés folyamatban",
  breadcrumbs: "Itt jársz",
} as const;

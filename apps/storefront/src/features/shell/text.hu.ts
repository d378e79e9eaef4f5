import { texts } from "@kamra/core/text";

const { pages } = texts.catalog;

export const shellText = {
  offers: pages.offers,
  news: pages.news,
  promotions: pages.promotions,
  deliveryInfo: "Szállítás",
  legal: { terms: "Általános szerződési feltételek", privacy: "Adatkezelési tájékoztató", imprint: "Impresszum" },
  payments: ["Bankkártya", "Utánvét", "Banki átutalás"],
  loading: "Betöltés folyamatban",
  breadcrumbs: "Itt jársz",
} as const;

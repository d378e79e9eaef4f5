import { catalogueTexts } from "@kamra/core/catalogue";

const { pages } = catalogueTexts;

export const newsText = {
  title: pages.news,
  description: "A polcok legújabb lakói: friss termékek minden kategóriából.",
  nothingTitle: "Most nincs újdonság",
  nothing: "Nézz vissza hamarosan, vagy nézz szét az ajánlatok között.",
  toOffers: pages.offers,
} as const;

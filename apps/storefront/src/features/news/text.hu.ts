import { texts } from "@kamra/core/texts";

const { pages } = texts.catalogue;

export const newsText = {
  title: pages.news,
  description: "A polcok legújabb lakói: friss termékek minden kategóriából.",
  nothingTitle: "Most nincs újdonság",
  nothing: "Nézz vissza hamarosan, vagy nézz szét az ajánlatok között.",
  toOffers: pages.offers,
} as const;

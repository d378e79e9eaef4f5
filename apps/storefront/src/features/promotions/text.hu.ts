import { catalogueTexts } from "@kamra/core/catalogue";

const { pages } = catalogueTexts;

export const promotionsText = {
  title: pages.promotions,
  description: "Válogatások egy-egy alkalomra: ami a grillezéshez, a reggelihez vagy az ünnepekhez kell, egy helyen.",
  lead: "Egy alkalom, egy polc: összeszedtük, ami egymáshoz illik.",
  nothingTitle: "Most nincs válogatásunk",
  nothing: "Addig is nézz szét az ajánlatok között.",
  toOffers: pages.offers,
} as const;

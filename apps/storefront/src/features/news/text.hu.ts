export const newsText = {
  title: "Újdonságok",
  description: "A polcok legújabb lakói: friss termékek minden kategóriából.",
  nothingTitle: "Most nincs újdonság",
  nothing: "Nézz vissza hamarosan, vagy nézz szét az ajánlatok között.",
  toOffers: "Ajánlatok",
} as const;

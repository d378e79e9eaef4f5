import { catalogueTexts } from "@kamra/core/catalogue";

const { pages } = catalogueTexts;

export const offersText = {
  title: pages.offers,
  description: "Minden termék, amely most olcsóbb a szokásosnál: akciós árak, egységárak és kedvezmények egy helyen.",
  nothingTitle: "Most nincs akciós termék",
  nothing: "Nézz vissza holnap, vagy nézz szét az újdonságok között.",
  toNews: pages.news,
} as const;

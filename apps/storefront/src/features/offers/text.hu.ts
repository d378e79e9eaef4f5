export const offersText = {
  title: "Ajánlatok",
  description: "Minden termék, amely most olcsóbb a szokásosnál: akciós árak, egységárak és kedvezmények egy helyen.",
  nothingTitle: "Most nincs akciós termék",
  nothing: "Nézz vissza holnap, vagy nézz szét az újdonságok között.",
  toNews: "Újdonságok",
} as const;

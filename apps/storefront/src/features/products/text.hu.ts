export const usualText = {
  title: "Szokásos kosár",
  whole: "Az egész kosár",
} as const;

export const startText = {
  notStarted:
    "Az oldal egy része nem töltődött be. Böngészni, keresni és kosárba tenni így is tudsz; a többihez töltsd be újra az oldalt.",
  reload: "Újratöltés",
} as const;

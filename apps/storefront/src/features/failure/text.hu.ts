export const failureText = {
  notFound: "Az oldal nem található",
  failed: "Hiba történt",
} as const;

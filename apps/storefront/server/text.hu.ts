export const serverText = {
  brokenTitle: "Hiba történt – Kamra",
  broken: "Hiba történt, kérünk, próbáld újra!",
  retry: "Újra",
} as const;

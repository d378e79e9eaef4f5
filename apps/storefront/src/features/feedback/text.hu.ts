export const feedbackText = {
  rating: "Értékelésed",
  ratingMissing: "Válaszd ki, mennyire tetszik, kérünk.",
  message: "Miért?",
  email: "E-mail cím, ha választ is szeretnél",
} as const;

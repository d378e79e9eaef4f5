export const feedbackText = {
  title: "Hogy tetszik a bolt?",
  rating: "Értékelésed",
  ratings: {
    "5": "Nagyon tetszik",
    "4": "Tetszik",
    "3": "Elmegy",
    "2": "Nem tetszik",
    "1": "Egyáltalán nem tetszik",
  },
  ratingMissing: "Válaszd ki, mennyire tetszik, kérünk.",
  message: "Miért?",
  email: "E-mail cím, ha választ is szeretnél",
  send: "Elküldöm",
  sending: "Küldjük…",
  sent: "Köszönjük, megkaptuk a véleményedet.",
} as const;

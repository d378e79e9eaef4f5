export const formTexts = {
  required: "Kötelező mező!",
  email: "Ez az e-mail cím nem érvényes!",
  telephone: "Ez a telefonszám nem érvényes!",
  taxNumber: "Ez az adószám nem érvényes! Így néz ki: 12345678-1-23",
};

export type FormTexts = typeof formTexts;

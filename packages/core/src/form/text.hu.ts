export const formTexts = {
  required: "Kötelező mező!",
  email: "Ez az e-mail cím nem érvényes!",
  telephone: "Ez a telefonszám nem érvényes!",
  taxNumberProblems: {
    format: "Az adószám így néz ki: 12345678-1-23",
    vatCode: "Az adószám kilencedik számjegye csak 1 és 5 közötti lehet!",
    checksum: "Ez az adószám nem létezik, valamelyik számjegye elírás!",
  },
};

export type FormTexts = typeof formTexts;

export const paymentTexts = {
  /** The last digits of a card's number. */
  cardNumber: (digits: string) => `•••• ${digits}`,
  cardExpires: (expiry: string) => `lejár: ${expiry}`,
  defaultCard: "alapértelmezett",
};

export type PaymentTexts = typeof paymentTexts;

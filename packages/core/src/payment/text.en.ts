import type { PaymentTexts } from "./text.hu.ts";

type PaidBy = Parameters<PaymentTexts["limits"]["belowMinimum"]>[1];

const by = (paidBy: PaidBy) =>
  paidBy === null ? "this way" : { cash: "in cash", card: "by card", transfer: "by bank transfer" }[paidBy];

/** The English texts of payment methods: limits of the amount, and saved cards. */
export const paymentTexts: PaymentTexts = {
  limits: {
    belowMinimum: (amount, paidBy) => `You cannot pay ${by(paidBy)} below ${amount}.`,
    aboveMaximum: (amount, paidBy) => `You cannot pay ${by(paidBy)} above ${amount}.`,
  },
  cardNumber: (digits) => `••••\u00a0${digits}`,
  cardExpires: (expiry) => `expires\u00a0${expiry}`,
  defaultCard: "default",
};

import type { paymentTraits } from "./paymentKinds.ts";

type PaidBy = NonNullable<ReturnType<typeof paymentTraits>>["paidBy"] | null;

const by = (paidBy: PaidBy) =>
  paidBy === null ? "így" : { cash: "készpénzzel", card: "kártyával", transfer: "átutalással" }[paidBy];

/** The Hungarian texts of payment methods: limits of the amount, and saved cards. */
export const paymentTexts = {
  limits: {
    belowMinimum: (amount: string, paidBy: PaidBy) => `${amount} alatt nem lehet ${by(paidBy)} fizetni.`,
    aboveMaximum: (amount: string, paidBy: PaidBy) => `${amount} felett nem lehet ${by(paidBy)} fizetni.`,
  },
  /** The last digits of a card's number. */
  cardNumber: (digits: string) => `••••\u00a0${digits}`,
  cardExpires: (expiry: string) => `lejár:\u00a0${expiry}`,
  defaultCard: "alapértelmezett",
};

/** The texts of payment methods; a shop overrides some by the option `texts.payment` of `createShop`. */
export type PaymentTexts = typeof paymentTexts;

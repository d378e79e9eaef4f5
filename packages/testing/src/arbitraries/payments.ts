import { paymentKindOf, type PaymentMethod, type SavedCard } from "@kamra/core/payment";
import fc from "fast-check";
import { prices } from "./amounts.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { ids, names } from "./words.ts";

/** One of the five ways to pay, or one that only a newer server knows; told apart by their ids. */
export const paymentMethods: fc.Arbitrary<PaymentMethod> = plainRecord({
  id: fc.constantFrom("1", "2", "3", "4", "5", "6"),
  name: names,
  isAvailable: fc.boolean(),
  cost: optional(prices),
  shortDescription: optional(names),
  shortDescriptionMplType: optional(names),
}).map(({ id, shortDescriptionMplType, ...method }) => {
  const kind = paymentKindOf(id);
  return {
    ...method,
    id,
    kind,
    shortDescriptionMplType: kind === "cashOnDelivery" ? shortDescriptionMplType : null,
  };
});

/** What a shop lets people pay with: methods in any order, each at most once, perhaps none. */
export const paymentOffers: fc.Arbitrary<ReadonlyArray<PaymentMethod>> = fc.uniqueArray(paymentMethods, {
  selector: ({ id }) => id,
  maxLength: 6,
});

/** Cards that a payment provider keeps. */
export const savedCards: fc.Arbitrary<SavedCard> = plainRecord({
  id: ids,
  cardTitle: names,
  cardType: fc.constantFrom("VISA", "Mastercard"),
  cardPan: fc.stringMatching(/^\d{4}$/),
  cardExp: fc.stringMatching(/^(0[1-9]|1[0-2])\/(2[6-9]|3\d)$/),
  isDefault: fc.boolean(),
});

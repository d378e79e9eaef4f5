import { paymentKindOf, paymentKinds, type PaymentMethod, type SavedCard } from "@kamra/core/payment";
import fc from "fast-check";
import { prices } from "./amounts.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { ids, names } from "./words.ts";

/** A payment method of a known kind, or of one that only a newer server knows. */
export const paymentMethods: fc.Arbitrary<PaymentMethod> = plainRecord({
  id: fc.constantFrom(...Object.values(paymentKinds).map(({ id }) => id), "unknown"),
  name: names,
  isAvailable: fc.boolean(),
  cost: optional(prices),
  minAmount: optional(prices),
  maxAmount: optional(prices),
  shortDescription: optional(names),
  postalDescription: optional(names),
}).map(({ id, postalDescription, ...method }) => {
  const kind = paymentKindOf(id);
  return {
    ...method,
    id,
    kind,
    postalDescription: kind === "cashOnDelivery" ? postalDescription : null,
  };
});

/** A shop's payment methods: in any order, each at most once, perhaps none. */
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

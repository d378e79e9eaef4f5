import type { PaymentKind } from "@kamra/core/payment";

const kinds = [
  "bankTransfer",
  "cashOnDelivery",
  "simple",
  "borgun",
  "savedCard",
] as const satisfies ReadonlyArray<PaymentKind>;

export type KnownPaymentKind = (typeof kinds)[number];

/**
 * Which of the five a way of paying is, by its id.
 *
 * Errors: RangeError for an id that none of them has.
 *
 * @rule PAY-1
 * @example kindOfPayment(2) // => "cashOnDelivery"
 */
export function kindOfPayment(id: number): KnownPaymentKind {
  const kind = kinds[id - 1];
  if (kind === undefined) throw new RangeError(`No way of paying has the id ${id}`);
  return kind;
}

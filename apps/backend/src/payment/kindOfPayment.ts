import { type PaymentKind, paymentKindOf } from "@kamra/core/payment";

/**
 * Which way of paying has this id in the database. Its ids are the default ones.
 *
 * Errors: RangeError for an id that none of them has.
 *
 * @rule PAY-1
 * @example kindOfPayment(2) // => "cashOnDelivery"
 */
export function kindOfPayment(id: number): PaymentKind {
  const kind = paymentKindOf(String(id));
  if (kind === null) throw new RangeError(`No way of paying has the id ${id}`);
  return kind;
}

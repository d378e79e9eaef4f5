import { type PaymentKind, paymentKindOf } from "@kamra/core/payment";

/**
 * The payment kind of an id in the database, whose ids are the default ones.
 *
 * Errors: RangeError for an unknown id.
 *
 * @rule PAY-1
 * @example kindOfPayment(2) // => "cashOnDelivery"
 */
export function kindOfPayment(id: number): PaymentKind {
  const kind = paymentKindOf(String(id));
  if (kind === null) throw new RangeError(`No way of paying has the id ${id}`);
  return kind;
}

import type { WireIds } from "../decoding/Reading.ts";
import { type PaymentKind, paymentKinds } from "./paymentKinds.ts";

const isKind = (name: string): name is PaymentKind => Object.hasOwn(paymentKinds, name);

/**
 * The kind of a payment method by its id; `null` for one that this version does not know.
 *
 * @rule PAY-1
 * @example paymentKindOf("2") // => "cashOnDelivery"
 * @example paymentKindOf("9") // => null
 */
export function paymentKindOf(
  id: string,
  { paymentMethodIds: ids = {} }: Pick<WireIds, "paymentMethodIds"> = {},
): PaymentKind | null {
  // Stryker disable next-line MethodExpression: The filter tells the compiler what every key is.
  const known = Object.keys(paymentKinds).filter(isKind);
  return known.find((kind) => (ids[kind] ?? paymentKinds[kind].id) === id) ?? null;
}

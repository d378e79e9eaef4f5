/** In the order of their ids, which are the same in every shop: 1 to 5. */
export const paymentKinds = ["bankTransfer", "cashOnDelivery", "simple", "borgun", "savedCard"] as const;
/** The ways of paying that this version knows. */
export type PaymentKind = (typeof paymentKinds)[number];

/**
 * Which of the five a way to pay is, by its id; `null` for one that this version does not know.
 *
 * @rule PAY-1
 * @example paymentKindOf("2") // => "cashOnDelivery"
 * @example paymentKindOf("9") // => null
 */
export function paymentKindOf(id: string): PaymentKind | null {
  return paymentKinds.find((_, index) => String(index + 1) === id) ?? null;
}

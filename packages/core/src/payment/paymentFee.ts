import { huf, type Huf } from "../product/amounts.ts";
import { paymentTraits } from "./paymentKinds.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";

/** What is to be paid. */
export interface Due {
  /** Without the payment method's fee and without the donation. */
  readonly due: Huf;
  /** None by default. */
  readonly donation?: Huf | undefined;
}

/**
 * The fee of a payment method: the cost of cash on delivery, where anything is due.
 *
 * Units: whole forint, gross. Rounding: none. Errors: none.
 *
 * @rule TOTAL-3, ORDER-13
 * @example paymentFee({ kind: "cashOnDelivery", cost: 390 }, { due: 5000 }) // => 390
 * @example paymentFee({ kind: "cashOnDelivery", cost: 390 }, { due: 0 }) // => 0
 * @example paymentFee({ kind: "simple", cost: 390 }, { due: 5000 }) // => 0
 */
export function paymentFee(method: Pick<PaymentMethod, "kind" | "cost"> | null, { due }: Pick<Due, "due">): Huf {
  const isPaidInCash = due > 0 && paymentTraits(method)?.paidBy === "cash";
  // Stryker disable next-line OptionalChaining: Only a payment method is paid in cash.
  return huf(isPaidInCash ? (method?.cost ?? 0) : 0);
}

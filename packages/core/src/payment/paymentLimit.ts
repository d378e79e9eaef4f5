import { huf, type Huf } from "../product/amounts.ts";
import { formatHuf } from "../text/formatHuf.ts";
import { type Due, paymentFee } from "./paymentFee.ts";
import { paymentTraits } from "./paymentKinds.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";
import { paymentTexts, type PaymentTexts } from "./text.hu.ts";
import type { Formatted } from "../product/text.hu.ts";

/** The limit of a payment method that an amount exceeds or does not reach. */
export interface PaymentLimit {
  readonly kind: "belowMinimum" | "aboveMaximum";
  /** Whole forint. */
  readonly limit: Huf;
}

/** The fields of a payment method that its limits depend on. */
export type LimitedMethod = Pick<PaymentMethod, "kind" | "cost" | "minAmount" | "maxAmount">;

/**
 * Why an amount cannot be paid with a method: with its fee and the donation, it is less than the method's least amount, or more than its greatest one.
 * `null` when it can be paid, and when there is nothing to pay.
 *
 * Units: whole forint, gross. Rounding: none. Errors: none.
 *
 * @rule PAY-4, ORDER-13
 * @example paymentLimit({ kind: "simple", cost: null, minAmount: 10, maxAmount: null }, { due: 9 }) // => { kind: "belowMinimum", limit: 10 }
 * @example paymentLimit({ kind: "cashOnDelivery", cost: 390, minAmount: null, maxAmount: 1000 }, { due: 611 }) // => { kind: "aboveMaximum", limit: 1000 }
 * @example paymentLimit({ kind: "simple", cost: null, minAmount: 10, maxAmount: null }, { due: 0 }) // => null
 */
export function paymentLimit(method: LimitedMethod, { due, donation = huf(0) }: Due): PaymentLimit | null {
  const { minAmount, maxAmount } = method;
  const paid = huf(due + paymentFee(method, { due }) + donation);
  if (paid === 0) return null;
  if (minAmount !== null && paid < minAmount) return { kind: "belowMinimum", limit: minAmount };
  return maxAmount !== null && paid > maxAmount ? { kind: "aboveMaximum", limit: maxAmount } : null;
}

/**
 * `paymentLimit` as a sentence for the shopper.
 *
 * @rule PAY-4
 * @example paymentLimitText({ kind: "simple", cost: null, minAmount: 10, maxAmount: null }, { due: 9 }) // => "10\u00a0Ft alatt nem lehet kártyával fizetni."
 */
export function paymentLimitText(
  method: LimitedMethod,
  {
    formats,
    texts = paymentTexts,
    ...sum
  }: Due & Formatted & { readonly texts?: Pick<PaymentTexts, "limits"> | undefined },
): string | null {
  const beyond = paymentLimit(method, sum);
  return (
    beyond && texts.limits[beyond.kind](formatHuf(beyond.limit, { formats }), paymentTraits(method)?.paidBy ?? null)
  );
}

import { huf, type Huf } from "../product/amounts.ts";
import { paymentTraits } from "./paymentKinds.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";

/**
 * The cash due for an order, or `null` for other payment methods and for an amount of 0. The order's total is not
 * rounded.
 *
 * Units: whole forint, not negative. Rounding: to the nearest 5 Ft.
 *
 * @rule LAW-4, ORDER-13
 * @example cashDue(1993, { paymentMethod: { kind: "cashOnDelivery" } }) // => 1995
 * @example cashDue(1993, { paymentMethod: { kind: "simple" } }) // => null
 * @example cashDue(0, { paymentMethod: { kind: "cashOnDelivery" } }) // => null
 */
export function cashDue(
  total: Huf,
  { paymentMethod }: { readonly paymentMethod: Pick<PaymentMethod, "kind"> | null },
): Huf | null {
  return total > 0 && paymentTraits(paymentMethod)?.paidBy === "cash" ? huf(total + 2 - ((total + 2) % 5)) : null;
}

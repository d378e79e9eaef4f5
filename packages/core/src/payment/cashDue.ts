import { huf, type Huf } from "../product/amounts.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";

/**
 * What is due in cash for an order, or `null` when it is not paid in cash. The order's total itself stays as it is.
 *
 * Units: whole forint, not negative. Rounding: to the nearest 5 Ft.
 *
 * @rule LAW-4
 * @example cashDue(1993, { paymentMethod: { kind: "cashOnDelivery" } }) // => 1995
 * @example cashDue(1993, { paymentMethod: { kind: "simple" } }) // => null
 */
export function cashDue(
  total: Huf,
  { paymentMethod }: { readonly paymentMethod: Pick<PaymentMethod, "kind"> | null },
): Huf | null {
  return paymentMethod?.kind === "cashOnDelivery" ? huf(total + 2 - ((total + 2) % 5)) : null;
}

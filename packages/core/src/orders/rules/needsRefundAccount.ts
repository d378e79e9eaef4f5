import { type PaymentKind, paymentTraits } from "../../payment/paymentKinds.ts";
import type { Huf } from "../../product/amounts.ts";

/**
 * Whether a refund needs the shopper's bank account: only cash does; cards and transfers are refunded directly.
 *
 * @rule LAW-11
 * @example needsRefundAccount(990, { paymentMethod: { kind: "cashOnDelivery" } }) // => true
 * @example needsRefundAccount(990, { paymentMethod: { kind: "simple" } }) // => false
 * @example needsRefundAccount(0, { paymentMethod: { kind: "cashOnDelivery" } }) // => false
 */
export function needsRefundAccount(
  amount: Huf,
  { paymentMethod }: { readonly paymentMethod: { readonly kind: PaymentKind | null } },
): boolean {
  return amount > 0 && paymentTraits(paymentMethod)?.paidBy === "cash";
}

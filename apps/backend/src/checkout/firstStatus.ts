import { type PaymentKind, paymentKinds } from "@kamra/core/payment";
import type { OrderStatusCode } from "../generated/types.ts";

const byPayment = {
  cash: "ACCEPTED",
  transfer: "PENDING",
  card: "PAYMENT_PENDING",
} as const satisfies Record<(typeof paymentKinds)[PaymentKind]["paidBy"], OrderStatusCode>;

/**
 * The first status of an order: accepted when paid at the door or when there is nothing to pay, else waiting for a transfer or a
 * card payment. Units: whole forint.
 *
 * @rule ORDER-13
 * @example firstStatus("cashOnDelivery", { total: 1000 }) // => "ACCEPTED"
 * @example firstStatus("simple", { total: 1000 }) // => "PAYMENT_PENDING"
 * @example firstStatus("simple", { total: 0 }) // => "ACCEPTED"
 */
export const firstStatus = (payment: PaymentKind, { total }: { readonly total: number }): OrderStatusCode =>
  total === 0 ? "ACCEPTED" : byPayment[paymentKinds[payment].paidBy];

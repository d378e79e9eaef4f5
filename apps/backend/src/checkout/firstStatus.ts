import { type PaymentKind, paymentKinds } from "@kamra/core/payment";
import type { OrderStatusCode } from "../generated/types.ts";

const byPayment = {
  cash: "ACCEPTED",
  transfer: "PENDING",
  card: "PAYMENT_PENDING",
} as const satisfies Record<(typeof paymentKinds)[PaymentKind]["paidBy"], OrderStatusCode>;

/**
 * What an order is when it has just been placed: who pays at the door is accepted, a transfer is waited for, a card has still
 * to be paid with.
 *
 * @example firstStatus("cashOnDelivery") // => "ACCEPTED"
 */
export const firstStatus = (payment: PaymentKind): OrderStatusCode => byPayment[paymentKinds[payment].paidBy];

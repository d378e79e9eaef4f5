import { type PaymentKind, paymentKinds } from "@kamra/core/payment";
import type { OrderStatusCode } from "../generated/types.ts";

const byPayment = {
  cash: "ACCEPTED",
  transfer: "PENDING",
  card: "PAYMENT_PENDING",
} as const satisfies Record<(typeof paymentKinds)[PaymentKind]["paidBy"], OrderStatusCode>;

/**
 * The first status of an order: accepted when paid at the door, waiting for a transfer or a card payment.
 * @example firstStatus("cashOnDelivery") // => "ACCEPTED"
 */
export const firstStatus = (payment: PaymentKind): OrderStatusCode => byPayment[paymentKinds[payment].paidBy];

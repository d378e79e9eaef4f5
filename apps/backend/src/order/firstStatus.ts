import type { OrderStatusCode } from "../generated/resolvers.ts";
import type { KnownPaymentKind } from "../payment/kindOfPayment.ts";

/**
 * What an order is when it has just been placed: who pays at the door is accepted, a transfer is waited for, a card has still
 * to be paid with.
 *
 * @example firstStatus("cashOnDelivery") // => "ACCEPTED"
 */
export function firstStatus(payment: KnownPaymentKind): OrderStatusCode {
  if (payment === "cashOnDelivery") return "ACCEPTED";
  return payment === "bankTransfer" ? "PENDING" : "PAYMENT_PENDING";
}

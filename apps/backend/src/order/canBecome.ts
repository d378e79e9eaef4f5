import type { OrderStatusCode } from "../generated/resolvers.ts";

const shipped = ["KAMRA_SHIPPED", "MPL_SHIPPED", "GPOINT_SHIPPED"] as const;

/** What can become of an order next. */
const next: Readonly<Record<OrderStatusCode, ReadonlyArray<OrderStatusCode>>> = {
  PENDING: ["PAYMENT_RECEIVED", "ACCEPTED", "MARKED_TO_CANCEL", "CANCELED"],
  PAYMENT_PENDING: ["PAYMENT_RECEIVED", "PAYMENT_REFUSED", "MARKED_TO_CANCEL", "CANCELED"],
  // Until it is cancelled it can be paid in another try.
  PAYMENT_REFUSED: ["PAYMENT_PENDING", "PAYMENT_RECEIVED", "MARKED_TO_CANCEL", "CANCELED"],
  PAYMENT_RECEIVED: ["ACCEPTED", "PROCESSING", "MARKED_TO_CANCEL"],
  ACCEPTED: ["PROCESSING", "MARKED_TO_CANCEL"],
  PROCESSING: ["INVOICED", ...shipped],
  INVOICED: shipped,
  KAMRA_SHIPPED: ["COMPLETE"],
  MPL_SHIPPED: ["COMPLETE"],
  GPOINT_SHIPPED: ["COMPLETE"],
  MARKED_TO_CANCEL: ["CANCELED"],
  COMPLETE: [],
  CANCELED: [],
};

/**
 * Whether an order may go from one status to another.
 *
 * @rule ORDER-11
 * @example canBecome("ACCEPTED", "MARKED_TO_CANCEL") // => true
 * @example canBecome("KAMRA_SHIPPED", "MARKED_TO_CANCEL") // => false
 */
export function canBecome(status: OrderStatusCode, wanted: OrderStatusCode): boolean {
  return next[status].includes(wanted);
}

/** Whether an order is delivered or given up: nothing is brought to anybody any more. */
export const isClosed = (status: OrderStatusCode): boolean =>
  status === "COMPLETE" || status === "CANCELED" || status === "MARKED_TO_CANCEL";

/** Of orders that another cart can travel with: nothing has been done for them yet, and none is cancelled by itself, as one is that waits for a card. */
export const linkableStatuses = [
  "PENDING",
  "PAYMENT_RECEIVED",
  "ACCEPTED",
] as const satisfies ReadonlyArray<OrderStatusCode>;

import type { ShippingKind } from "@kamra/core/delivery";
import type { OrderStatusCode } from "../generated/types.ts";

const shipped = ["KAMRA_SHIPPED", "MPL_SHIPPED", "GPOINT_SHIPPED"] as const;

/** The allowed next statuses of an order. */
const next: Readonly<Record<OrderStatusCode, ReadonlyArray<OrderStatusCode>>> = {
  PENDING: ["PAYMENT_RECEIVED", "ACCEPTED", "MARKED_TO_CANCEL", "CANCELED"],
  PAYMENT_PENDING: ["PAYMENT_RECEIVED", "PAYMENT_REFUSED", "MARKED_TO_CANCEL", "CANCELED"],
  // Another payment attempt is possible until it is cancelled.
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

/** Another way to pay than the refused card brings an order where it would have been from the start. */
const paidOtherwise: ReadonlyArray<OrderStatusCode> = ["PENDING", "ACCEPTED"];

/**
 * Whether an order may go from one status to another. `isPaidOtherwise` when its refused card was replaced.
 *
 * @rule ORDER-11
 * @example canBecome("ACCEPTED", "MARKED_TO_CANCEL") // => true
 * @example canBecome("KAMRA_SHIPPED", "MARKED_TO_CANCEL") // => false
 */
export function canBecome(
  status: OrderStatusCode,
  wanted: OrderStatusCode,
  { isPaidOtherwise = false }: { readonly isPaidOtherwise?: boolean | undefined } = {},
): boolean {
  if (isPaidOtherwise && status === "PAYMENT_REFUSED") return paidOtherwise.includes(wanted);
  return next[status].includes(wanted);
}

/** How an order leaves the shop, by the way it travels. */
const shippedAs: Readonly<Record<ShippingKind, ReadonlyArray<OrderStatusCode>>> = {
  courier: ["KAMRA_SHIPPED"],
  postal: ["MPL_SHIPPED"],
  postPoint: ["MPL_SHIPPED", "GPOINT_SHIPPED"],
  pickup: ["GPOINT_SHIPPED"],
};

/**
 * Whether an order of this kind can have a status: goods that are fetched are never on their way.
 *
 * @rule ORDER-11
 * @example isStatusOf("KAMRA_SHIPPED", { kind: "pickup" }) // => false
 * @example isStatusOf("PROCESSING", { kind: "pickup" }) // => true
 */
export function isStatusOf(status: OrderStatusCode, { kind }: { readonly kind: ShippingKind }): boolean {
  return !shipped.some((each) => each === status) || shippedAs[kind].includes(status);
}

/** Whether an order is delivered or abandoned. */
export const isClosed = (status: OrderStatusCode): boolean =>
  status === "COMPLETE" || status === "CANCELED" || status === "MARKED_TO_CANCEL";

/**
 * Orders that another cart can be linked to: not packed yet, and not waiting for a card payment, which would cancel
 * them automatically.
 */
export const linkableStatuses = [
  "PENDING",
  "PAYMENT_RECEIVED",
  "ACCEPTED",
] as const satisfies ReadonlyArray<OrderStatusCode>;

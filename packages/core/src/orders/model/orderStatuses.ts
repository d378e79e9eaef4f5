/** A stage of an order, or its end before all of them. */
export type OrderStage = "placed" | "preparing" | "underway" | "ready" | "delivered" | "canceled";

/** The statuses of this version, each with its stage. A new status is an entry here. */
export const orderStatuses = {
  PENDING: "placed",
  PAYMENT_PENDING: "placed",
  PAYMENT_REFUSED: "placed",
  PAYMENT_RECEIVED: "placed",
  ACCEPTED: "placed",
  PROCESSING: "preparing",
  INVOICED: "preparing",
  KAMRA_SHIPPED: "underway",
  MPL_SHIPPED: "underway",
  GPOINT_SHIPPED: "ready",
  COMPLETE: "delivered",
  MARKED_TO_CANCEL: "canceled",
  CANCELED: "canceled",
} as const satisfies Readonly<Record<string, OrderStage>>;

const isKnown = (code: string): code is keyof typeof orderStatuses => Object.hasOwn(orderStatuses, code);

/** The stage of a status; null for an unknown one. */
export const stageOf = (code: string): OrderStage | null => (isKnown(code) ? orderStatuses[code] : null);

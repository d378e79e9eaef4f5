import type { OrderMails } from "../database/tables/OrderMails.ts";
import type { OrderStatusCode } from "../generated/types.ts";

/** Who cancelled an order; `deadline` when it was not paid in time, `silence` when it was not confirmed. */
export type ChangedBy = "shopper" | "shop" | "deadline" | "silence";

type News = Exclude<keyof OrderMails, "orderConfirmation" | "orderRefund" | "withdrawalLink" | "withdrawalReceipt">;

const news = {
  PENDING: null,
  PAYMENT_PENDING: null,
  PAYMENT_REFUSED: "orderPaymentFailed",
  PAYMENT_RECEIVED: "orderPaid",
  ACCEPTED: null,
  PROCESSING: "orderPicking",
  INVOICED: null,
  KAMRA_SHIPPED: "orderOnItsWay",
  MPL_SHIPPED: "orderPosted",
  GPOINT_SHIPPED: "orderReady",
  COMPLETE: "orderDelivered",
  MARKED_TO_CANCEL: "orderCancelled",
  CANCELED: "orderCancelled",
} as const satisfies Readonly<Record<OrderStatusCode, News | null>>;

/**
 * The kind of mail for a change of an order's status; `null` for one that its shopper does not wait for, or knows
 * already.
 *
 * @rule ORDER-11
 * @example newsOf({ from: "ACCEPTED", to: "PROCESSING", by: "shop" }) // => "orderPicking"
 * @example newsOf({ from: "MARKED_TO_CANCEL", to: "CANCELED", by: "shop" }) // => null
 */
export function newsOf({
  from,
  to,
  by,
}: {
  readonly from: OrderStatusCode;
  readonly to: OrderStatusCode;
  readonly by: ChangedBy;
}): News | null {
  if (from === to || from === "MARKED_TO_CANCEL") return null;
  const told = news[to];
  if (told === "orderCancelled" && by === "deadline") return "orderUnpaid";
  return told === "orderCancelled" && by === "silence" ? "orderUnconfirmed" : told;
}

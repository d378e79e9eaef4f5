import { cashDue } from "../../payment/cashDue.ts";
import type { Huf } from "../../product/amounts.ts";
import type { Order } from "../model/Order.ts";
import { stageOf } from "../model/orderStatuses.ts";

/**
 * What the shopper still pays in cash for an order, or `null`: for other payment methods, an order of 0 Ft, one that is cancelled, and
 * one that was delivered. Units: whole forint, rounded to 5.
 *
 * @rule LAW-4, ORDER-13
 * @example orderCashDue({ status: { code: "ACCEPTED" }, amounts: { total: 1993 }, paymentMethod: { kind: "cashOnDelivery" } }) // => 1995
 * @example orderCashDue({ status: { code: "CANCELED" }, amounts: { total: 1993 }, paymentMethod: { kind: "cashOnDelivery" } }) // => null
 * @example orderCashDue({ status: { code: "COMPLETE" }, amounts: { total: 1993 }, paymentMethod: { kind: "cashOnDelivery" } }) // => null
 */
export function orderCashDue({
  status,
  amounts,
  paymentMethod,
}: {
  readonly status: Pick<Order["status"], "code">;
  readonly amounts: Pick<Order["amounts"], "total">;
  readonly paymentMethod: Pick<Order["paymentMethod"], "kind">;
}): Huf | null {
  const stage = stageOf(status.code);
  return stage === "canceled" || stage === "delivered" ? null : cashDue(amounts.total, { paymentMethod });
}

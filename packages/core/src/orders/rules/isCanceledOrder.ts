import type { Order } from "../model/Order.ts";
import { stageOf } from "../model/orderStatuses.ts";

/**
 * Whether an order is cancelled, or is to be by the shop.
 *
 * @rule ORDER-11
 * @example isCanceledOrder({ status: { code: "MARKED_TO_CANCEL" } }) // => true
 */
export function isCanceledOrder({
  status: { code },
}: {
  readonly status: { readonly code: Order["status"]["code"] };
}): boolean {
  return stageOf(code) === "canceled";
}

import { instantOfStamp } from "../../product/stamp.ts";
import { latest } from "../../kernel/latest.ts";

/**
 * The order preselected for linking: the most recent one; `null` without orders.
 *
 * @rule LINK-1
 * @example preselectedOrder([{ createdAt: "2026-11-21T10:30:00+01:00" }, { createdAt: "2026-11-21T10:00:00Z" }]) // => { createdAt: "2026-11-21T10:00:00Z" }
 * @example preselectedOrder([]) // => null
 */
export function preselectedOrder<Order extends { readonly createdAt: string }>(
  orders: ReadonlyArray<Order>,
): Order | null {
  return latest(orders, { at: ({ createdAt }) => instantOfStamp(createdAt) ?? 0 });
}

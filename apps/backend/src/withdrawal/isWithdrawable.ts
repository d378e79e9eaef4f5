import { canBecome } from "../order/canBecome.ts";
import type { OrderRow } from "../order/OrderRow.ts";

/**
 * Whether an order is one to withdraw from: as soon as it cannot be cancelled any more, and for fourteen days after the day of its delivery.
 *
 * @rule LAW-11
 */
export function isWithdrawable(
  { status, withdrawable_until: until }: Pick<OrderRow, "status" | "withdrawable_until">,
  { now }: { readonly now: Date },
): boolean {
  if (status === "CANCELED" || canBecome(status, "CANCELED") || canBecome(status, "MARKED_TO_CANCEL")) return false;
  return until === null || until > now.toISOString();
}

import { canBecome } from "./canBecome.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";

/**
 * Whether an order can be withdrawn from: from the end of cancellation until fourteen days after the day of its
 * delivery.
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

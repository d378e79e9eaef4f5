import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { changeOrderStatus } from "./changeOrderStatus.ts";

/**
 * Cancels orders that were not confirmed in time: their stock and place are free again, and their shoppers get a mail.
 * Returns how many were cancelled. Safe in several processes.
 *
 * @rule LIMIT-3
 */
export async function cancelUnconfirmedOrders(
  db: Kysely<DatabaseSchema>,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<number> {
  const overdue = (on: Kysely<DatabaseSchema>) =>
    on
      .selectFrom("orders")
      .where("status", "=", "PENDING")
      .where("confirm_until", "<=", now.toISOString())
      .orderBy("id")
      .select("id");
  let cancelled = 0;
  for (const { id: orderId } of await overdue(db).execute()) {
    if (signal.aborted) break;
    const isCancelled = await db.transaction().execute(async (transaction) => {
      const due = await overdue(transaction).where("id", "=", orderId).forUpdate().executeTakeFirst();
      if (due === undefined) return false;
      await changeOrderStatus(transaction, { orderId, status: "CANCELED", by: "silence", now });
      return true;
    });
    if (isCancelled) cancelled += 1;
  }
  return cancelled;
}

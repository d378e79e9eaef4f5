import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { askProvider } from "./askProvider.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";

/** How long an order waits for a card payment, in milliseconds. */
const payOrderWithin = 3 * 60 * 60_000;

interface Cancelling {
  readonly payments: PaymentProviders;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

/** Whether an unpaid order has waited long enough, or reached its cut-off. */
const isDue =
  (now: Date) =>
  (eb: ExpressionBuilder<DatabaseSchema, "orders">): Expression<SqlBool> =>
    eb.and([
      eb("status", "in", ["PAYMENT_PENDING", "PAYMENT_REFUSED"]),
      eb.or([
        eb("created_at", "<=", new Date(now.getTime() - payOrderWithin).toISOString()),
        // Ordered while the clock was ahead: else it would keep its stock until then.
        eb("created_at", ">", new Date(now.getTime() + payOrderWithin).toISOString()),
        eb("cancellable_until", "<=", now.toISOString()),
      ]),
    ]);

/** Whether the provider considers an attempt final: one that was refused here may still be open there. */
async function isOver(
  attempt: Pick<Selectable<PaymentTable>, "provider" | "reference" | "status">,
  asker: Parameters<typeof askProvider>[1],
): Promise<boolean> {
  const answer = await askProvider(attempt, asker);
  if (answer === "unreachable") return false;
  return (answer ?? attempt).status !== "PENDING";
}

/** Cancels it, if it is still due and has no new attempt, and mails the shopper; both or neither. */
async function cancel(
  db: Kysely<DatabaseSchema>,
  { orderId, now }: { readonly orderId: number; readonly now: Date },
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom("orders")
      .where("id", "=", orderId)
      .where(isDue(now))
      .forUpdate()
      .selectAll()
      .executeTakeFirst();
    const open = await transaction
      .selectFrom("payments")
      .where("order_id", "=", orderId)
      .where("status", "=", "PENDING")
      .select("id")
      .executeTakeFirst();
    if (order === undefined || open !== undefined) return false;
    await changeOrderStatus(transaction, { orderId, status: "CANCELED", by: "deadline", now });
    return true;
  });
}

/**
 * Cancels orders that have waited for a card payment for three hours, or until their cut-off, if that is earlier. Their
 * stock and time slot are free again, and their shoppers get a mail. It asks the providers first. While one may still
 * take the money, or is unreachable, the order waits. A later payment has to be refunded. Returns how many were
 * cancelled. Safe in several processes.
 *
 * @rule ORDER-11
 */
export async function cancelUnpaidOrders(
  db: Kysely<DatabaseSchema>,
  { payments, clock, signal }: Cancelling,
): Promise<number> {
  const due = await db.selectFrom("orders").where(isDue(clock())).orderBy("id").select("id").execute();
  let cancelled = 0;
  for (const { id: orderId } of due) {
    if (signal.aborted) break;
    const tries = await db
      .selectFrom("payments")
      .where("order_id", "=", orderId)
      .select(["provider", "reference", "status"])
      .execute();
    const asked = await Promise.all(tries.map((each) => isOver(each, { db, now: clock(), payments })));
    if (asked.every((over) => over) && (await cancel(db, { orderId, now: clock() }))) cancelled += 1;
  }
  return cancelled;
}

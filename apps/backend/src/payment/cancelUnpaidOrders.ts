import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { queueMail } from "../mail/queueMail.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { askProvider } from "./askProvider.ts";
import type { PaymentDesk } from "./PaymentDesk.ts";
import type { PaymentTable } from "./PaymentTables.ts";

/** How long an order waits for a card to be paid with; milliseconds. */
const payOrderWithin = 3 * 60 * 60_000;

interface Surroundings {
  readonly payments: PaymentDesk;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

/** It has waited for long enough, or has come to its cut-off, and not been paid. */
const isDue =
  (now: Date) =>
  (eb: ExpressionBuilder<DatabaseSchema, "orders">): Expression<SqlBool> =>
    eb.and([
      eb("status", "in", ["PAYMENT_PENDING", "PAYMENT_REFUSED"]),
      eb.or([
        eb("created_at", "<=", new Date(now.getTime() - payOrderWithin).toISOString()),
        eb("cancellable_until", "<=", now.toISOString()),
      ]),
    ]);

/** Whether nothing more comes of a try, by what its provider says now: one that was refused here may still be open there. */
async function isOver(
  attempt: Pick<Selectable<PaymentTable>, "provider" | "reference" | "status">,
  asker: Parameters<typeof askProvider>[1],
): Promise<boolean> {
  const said = await askProvider(attempt, asker);
  if (said === "unreachable") return false;
  return (said ?? attempt).status !== "PENDING";
}

/** Cancels it, if it is still due by then and no other try has begun, and tells the shopper; both or neither. */
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
    await changeOrderStatus(transaction, { orderId, status: "CANCELED", now });
    const { contact_name: name, contact_email: to, transaction_id: transactionId, user_id: userId } = order;
    if (to !== null) {
      await queueMail(transaction, {
        to,
        userId,
        kind: "orderUnpaid",
        data: { name: name ?? "", orderId: String(orderId), transactionId },
        now,
      });
    }
    return true;
  });
}

/**
 * Cancels orders that wait to be paid by card for three hours, or until their cut-off, if that comes first: what they keep from
 * others, stock and a place in a time slot, is free again, and their shoppers are told. Providers are asked before; as long as one
 * of them may still take the money, or cannot be reached, the order waits. Money that comes all the same is to be given back.
 * Answers how many were cancelled. Several processes may do it at once.
 *
 * @rule ORDER-11
 */
export async function cancelUnpaidOrders(
  db: Kysely<DatabaseSchema>,
  { payments, clock, signal }: Surroundings,
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

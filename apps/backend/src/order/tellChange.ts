import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { MailData } from "../database/tables/MailData.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { queueMail } from "../mail/queueMail.ts";
import type { OrderStatusCode } from "../generated/types.ts";
import { type ChangedBy, newsOf } from "./newsOf.ts";
import { openOrderMail, orderMail } from "./openOrderMail.ts";

/** Whole forint: what was paid for an order. */
async function paidFor(db: Kysely<DatabaseSchema>, orderId: number): Promise<number> {
  const received = await db
    .selectFrom("payments")
    .where("order_id", "=", orderId)
    .where("status", "=", "RECEIVED")
    .select("amount")
    .execute();
  return received.reduce((sum, { amount }) => sum + amount, 0);
}

/** Queues a mail to an order's shopper; does nothing without an address. */
export async function tellShopper<Kind extends keyof MailData>(
  db: Kysely<DatabaseSchema>,
  {
    order: { contact_email: to, user_id: userId },
    ...mail
  }: { readonly order: OrderRow; readonly kind: Kind; readonly data: MailData[Kind]; readonly now: Date },
): Promise<void> {
  if (to !== null) await queueMail(db, { to, userId, ...mail });
}

/** Mails an order's shopper that a payment is refunded which was no longer due when it arrived; whole forint. */
export async function tellRefund(
  db: Kysely<DatabaseSchema>,
  { order, amount, now }: { readonly order: OrderRow; readonly amount: number; readonly now: Date },
): Promise<void> {
  await tellShopper(db, { order, kind: "orderRefund", data: { ...orderMail(order), amount }, now });
}

/**
 * Mails a shopper the change of an order's status. Call it in the transaction of the change, with the order as it is
 * then.
 */
export async function tellChange(
  db: Kysely<DatabaseSchema>,
  {
    order,
    from,
    by,
    now,
  }: { readonly order: OrderRow; readonly from: OrderStatusCode; readonly by: ChangedBy; readonly now: Date },
): Promise<void> {
  const kind = newsOf({ from, to: order.status, by });
  if (kind === null) return;
  const told = { order, now };
  if (kind === "orderCancelled") {
    const data = {
      ...orderMail(order),
      by: by === "shopper" ? by : "shop",
      refund: await paidFor(db, order.id),
    } as const;
    await tellShopper(db, { ...told, kind, data });
  } else if (kind === "orderUnpaid" || kind === "orderUnconfirmed" || kind === "orderPaymentFailed") {
    await tellShopper(db, { ...told, kind, data: orderMail(order) });
  } else if (kind === "orderReady") {
    await tellShopper(db, { ...told, kind, data: { ...(await openOrderMail(db, order)), code: order.pickup_code } });
  } else {
    await tellShopper(db, { ...told, kind, data: await openOrderMail(db, order) });
  }
}

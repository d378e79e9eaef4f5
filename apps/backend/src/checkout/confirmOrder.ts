import { timingSafeEqual } from "node:crypto";
import type { MutationConfirmOrderArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { firstStatus } from "./firstStatus.ts";
import { kindOfPayment } from "../payment/kindOfPayment.ts";
import { hashToken } from "../session/hashToken.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { holdOrder } from "../order/holdOrder.ts";
import { requireOrder } from "../order/requireOrder.ts";

const isTokenOf = ({ confirm_hash }: OrderRow, token: string): boolean =>
  confirm_hash !== null && timingSafeEqual(Buffer.from(confirm_hash), Buffer.from(hashToken(token)));

/**
 * Confirms an order with the token of the mail to its address; repeating it changes nothing.
 *
 * Errors: TooManyUses; Refusal NOT_FOUND; INVALID_TOKEN; ORDER_CLOSED when it is too late, or the order was cancelled.
 *
 * @rule LIMIT-3
 */
export async function confirmOrder(
  { transaction_id, token }: MutationConfirmOrderArgs,
  context: Context,
): Promise<OrderRow> {
  const { now } = context;
  await limitAttempts(context, { action: "oneTimeToken" });
  const { id: orderId } = await requireOrder({ transaction_id }, context);
  return await context.db.transaction().execute(async (db) => {
    const order = await holdOrder(db, orderId);
    if (!isTokenOf(order, token))
      throw new Refusal("INVALID_TOKEN", { message: "The mail to its address has another" });
    if (order.status === "MARKED_TO_CANCEL" || order.status === "CANCELED")
      throw new Refusal("ORDER_CLOSED", { message: "The order was cancelled" });
    if (order.confirm_until === null) return order;
    if (order.confirm_until <= now.toISOString())
      throw new Refusal("ORDER_CLOSED", { message: `It could be confirmed until ${order.confirm_until}` });
    const confirmed = await db
      .updateTable("orders")
      .set({ confirm_until: null })
      .where("id", "=", orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const status = firstStatus(kindOfPayment(order.payment_method_id), { total: order.total_amount });
    return order.status === "PENDING" ? await changeOrderStatus(db, { orderId, status, now }) : confirmed;
  });
}

import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { OrderStatusCode } from "../generated/types.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { canBecome, isClosed } from "./canBecome.ts";
import { forgetPeopleOf } from "./forgetOrders.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { holdOrder } from "./holdOrder.ts";
import { returnStock } from "./returnStock.ts";

/**
 * Sets an order's status, and records it. An undelivered order returns its place and stock; a delivered one opens the
 * withdrawal period; either erases the person if the account is deleted. The same status again changes nothing. Call it
 * in a transaction.
 *
 * Errors: Refusal ORDER_CLOSED for a transition that is not allowed.
 *
 * @rule ORDER-11, LAW-11
 */
export async function changeOrderStatus(
  db: Kysely<DatabaseSchema>,
  { orderId, status, now }: { readonly orderId: number; readonly status: OrderStatusCode; readonly now: Date },
): Promise<OrderRow> {
  const order = await holdOrder(db, orderId);
  if (order.status === status) return order;
  if (!canBecome(order.status, status))
    throw new Refusal("ORDER_CLOSED", { message: `The order is ${order.status} and cannot become ${status}` });
  const isGivenUp = status === "MARKED_TO_CANCEL" || (status === "CANCELED" && order.status !== "MARKED_TO_CANCEL");
  if (isGivenUp) {
    await db.deleteFrom("time_slot_places").where("cart_id", "=", order.cart_id).execute();
    await returnStock(db, { orderId });
  }
  await db.insertInto("order_events").values({ order_id: orderId, status, created_at: now.toISOString() }).execute();
  // Fourteen days after the day of delivery.
  const withdrawable_until = sql<string>`((${now.toISOString()}::timestamptz at time zone 'Europe/Budapest')::date + 15)::timestamp at time zone 'Europe/Budapest'`;
  const changed = await db
    .updateTable("orders")
    .set({ status, ...(status === "COMPLETE" && { withdrawable_until }) })
    .where("id", "=", orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (order.forget_when_closed && isClosed(status)) await forgetPeopleOf(db, [orderId]);
  return changed;
}

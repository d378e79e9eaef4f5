import { type Kysely, sql } from "kysely";
import { pickupTimeAt } from "../content/findStoreAt.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { OrderStatusCode } from "../generated/types.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { holdProducts } from "../product/holdProducts.ts";
import { canBecome, isClosed, isStatusOf } from "./canBecome.ts";
import { forgetPeopleOf } from "./forgetOrders.ts";
import { holdOrder } from "./holdOrder.ts";
import type { ChangedBy } from "./newsOf.ts";
import { tellChange } from "./tellChange.ts";

/** Returns an order's stock. Call it in the transaction that cancels the order. */
async function returnStock(db: Kysely<DatabaseSchema>, { orderId }: { readonly orderId: number }): Promise<void> {
  const lines = await db.selectFrom("order_products").where("order_id", "=", orderId).select("product_id").execute();
  await holdProducts(
    db,
    lines.map(({ product_id: id }) => id),
  );
  await sql`
    with returned as (
      update products set stock = products.stock + line.quantity, status = case when products.status = 'OUT_OF_STOCK' then 'AVAILABLE' else products.status end
      from order_products line
      where line.order_id = ${orderId} and products.id = line.product_id and products.stock is not null
      returning products.id, products.status)
    update product_index set status = returned.status from returned where product_id = returned.id`.execute(db);
}

/** The shop begins to pick an order when it is paid, or need not be: until then it cannot say from when it can be fetched. */
async function readyAfterPayment(
  { status: from, pickup_code, shipping_address }: OrderRow,
  { to, ...reading }: { readonly to: OrderStatusCode; readonly db: Kysely<DatabaseSchema>; readonly now: Date },
): Promise<Partial<Pick<OrderRow, "ready_from">>> {
  const isSettled = to === "PAYMENT_RECEIVED" || (from === "PAYMENT_REFUSED" && to === "ACCEPTED");
  if (!isSettled || pickup_code === null || shipping_address === null) return {};
  const time = await pickupTimeAt(shipping_address, reading);
  return { ready_from: time && time.from.toISOString() };
}

/**
 * Sets an order's status, records it, and mails the shopper who waits for it. An undelivered order returns its place and stock; a delivered one opens the
 * withdrawal period; either erases the person if the account is deleted. The same status again changes nothing. Call it
 * in a transaction.
 *
 * Errors: Refusal ORDER_CLOSED for a transition that is not allowed, and while the order waits for its confirmation.
 *
 * @rule ORDER-11, LAW-11
 */
export async function changeOrderStatus(
  db: Kysely<DatabaseSchema>,
  {
    orderId,
    status,
    by = "shop",
    isPaidOtherwise,
    now,
  }: {
    readonly orderId: number;
    readonly status: OrderStatusCode;
    readonly by?: ChangedBy;
    /** Its refused card was replaced by another way to pay. */
    readonly isPaidOtherwise?: boolean;
    readonly now: Date;
  },
): Promise<OrderRow> {
  const order = await holdOrder(db, orderId);
  if (order.status === status) return order;
  const isPossible = isStatusOf(status, { kind: kindOfShipping(order.shipping_method_id) });
  if (!isPossible || !canBecome(order.status, status, { isPaidOtherwise }))
    throw new Refusal("ORDER_CLOSED", { message: `The order is ${order.status} and cannot become ${status}` });
  const isGivenUp = status === "MARKED_TO_CANCEL" || (status === "CANCELED" && order.status !== "MARKED_TO_CANCEL");
  if (isGivenUp) {
    await db.deleteFrom("time_slot_places").where("cart_id", "=", order.cart_id).execute();
    if (order.is_reserved) await returnStock(db, { orderId });
  } else if (!order.is_reserved) {
    throw new Refusal("ORDER_CLOSED", { message: "The order waits for its confirmation, and has no goods" });
  }
  await db.insertInto("order_events").values({ order_id: orderId, status, created_at: now.toISOString() }).execute();
  // Fourteen days after the day of delivery.
  const withdrawable_until = sql<string>`((${now.toISOString()}::timestamptz at time zone 'Europe/Budapest')::date + 15)::timestamp at time zone 'Europe/Budapest'`;
  const changed = await db
    .updateTable("orders")
    .set({
      status,
      ...(status === "COMPLETE" && { withdrawable_until }),
      ...(await readyAfterPayment(order, { to: status, db, now })),
    })
    .where("id", "=", orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (order.forget_when_closed && isClosed(status)) await forgetPeopleOf(db, [orderId]);
  else await tellChange(db, { order: changed, from: order.status, by, now });
  return changed;
}

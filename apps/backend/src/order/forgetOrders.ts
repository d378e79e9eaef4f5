import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Owner } from "../session/Owner.ts";
import { isClosed } from "./canBecome.ts";

/** Erases the person from orders: bookkeeping keeps the sale, without name and address. Call it in a transaction. */
export async function forgetPeopleOf(db: Kysely<DatabaseSchema>, orderIds: ReadonlyArray<number>): Promise<void> {
  if (orderIds.length === 0) return;
  await db
    .updateTable("order_products")
    .set({ gift_card_text: null, ribbon_color: null })
    .where("order_id", "in", orderIds)
    .execute();
  // Sent mails do not say any more which order they were about.
  await db
    .deleteFrom("mails")
    .where(
      "recipient",
      "in",
      db
        .selectFrom("orders")
        .where("id", "in", orderIds)
        .select(sql<string>`contact_email`.as("email")),
    )
    .where((eb) =>
      eb.or([eb("sent_at", "is not", null), eb(sql<string>`data ->> 'orderId'`, "in", orderIds.map(String))]),
    )
    .execute();
  await db
    .updateTable("orders")
    .set({
      contact_name: null,
      contact_email: null,
      contact_telephone: null,
      shipping_address: null,
      billing_address: null,
      comment: null,
    })
    .where("id", "in", orderIds)
    .execute();
}

/**
 * Erases the person from their orders. An open order keeps what delivery and invoice need until it is closed; then
 * `changeOrderStatus` erases the rest. Call it in the transaction that deletes the account.
 */
export async function forgetOrders({ db, user }: Pick<Owner, "db" | "user">): Promise<void> {
  // Including the guest's cart whose order created the account.
  const carts = db.selectFrom("orders").where("user_id", "=", user.id).select("cart_id");
  await db.deleteFrom("cart_shipping_addresses").where("cart_id", "in", carts).execute();
  await db.deleteFrom("cart_billing_addresses").where("cart_id", "in", carts).execute();
  await db.deleteFrom("cart_products").where("cart_id", "in", carts).execute();
  // The carts themselves stay: by them the orders keep their places in time slots.
  await db
    .updateTable("carts")
    .set({ user_id: null, contact_name: null, contact_email: null, contact_telephone: null, saved_card_id: null })
    .where("id", "in", carts)
    .execute();
  const orders = await db
    .updateTable("orders")
    .set({
      user_id: null,
      canonical_email: null,
      saved_card_id: null,
      lyoness_card_number: null,
      analytics_client_id: null,
      analytics_session_id: null,
      forget_when_closed: true,
    })
    .where("user_id", "=", user.id)
    .returning(["id", "status"])
    .execute();
  await forgetPeopleOf(
    db,
    orders.filter(({ status }) => isClosed(status)).map(({ id }) => id),
  );
}

import type { Owner } from "../user/Owner.ts";

/**
 * Takes the person out of their orders: what was sold for how much stays for bookkeeping, who and where does not. Call it in
 * the transaction that deletes the account.
 */
export async function forgetOrders({ db, user }: Pick<Owner, "db" | "user">): Promise<void> {
  const own = db.selectFrom("orders").where("user_id", "=", user.id);
  // Also the guest's cart by whose order the account was made.
  const carts = own.select("cart_id");
  await db.deleteFrom("cart_shipping_addresses").where("cart_id", "in", carts).execute();
  await db.deleteFrom("cart_billing_addresses").where("cart_id", "in", carts).execute();
  await db.deleteFrom("cart_products").where("cart_id", "in", carts).execute();
  // The carts themselves stay: by them the orders keep their places in time slots.
  await db
    .updateTable("carts")
    .set({ user_id: null, contact_name: null, contact_email: null, contact_telephone: null, saved_card_id: null })
    .where("id", "in", carts)
    .execute();
  await db
    .updateTable("order_products")
    .set({ gift_card_text: null, ribbon_color: null })
    .where("order_id", "in", own.select("id"))
    .execute();
  await db
    .updateTable("orders")
    .set({
      contact_name: null,
      contact_email: null,
      canonical_email: null,
      contact_telephone: null,
      shipping_address: null,
      billing_address: null,
      saved_card_id: null,
      comment: null,
      lyoness_card_number: null,
      analytics_client_id: null,
      analytics_session_id: null,
      user_id: null,
    })
    .where("user_id", "=", user.id)
    .execute();
}

import type { CartRow } from "../cart/loadCartRow.ts";
import type { Owner } from "../session/Owner.ts";

/**
 * A customer without a telephone number in the profile keeps the one of their order: the next checkout knows it. Call it in
 * the transaction that places the order.
 *
 * @rule ORDER-8
 */
export async function saveTelephone(
  { contact_telephone: telephone }: Pick<CartRow, "contact_telephone">,
  { db, user }: Pick<Owner, "db" | "user">,
): Promise<void> {
  if (telephone === null) return;
  await db.updateTable("users").set({ telephone }).where("id", "=", user.id).where("telephone", "is", null).execute();
}

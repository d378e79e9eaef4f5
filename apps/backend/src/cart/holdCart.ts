import type { Selectable, Updateable } from "kysely";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { invalidCartId } from "./cartId.ts";
import type { CartTable } from "../database/tables/CartTables.ts";

interface Hold {
  readonly id: string;
  /** The revision that the client saw; without one there is no comparison. */
  readonly revision: number | null;
  readonly columns: Updateable<CartTable>;
}

/**
 * Begins an update of a cart: locks it until the transaction ends, and sets the given columns.
 *
 * Errors: Refusal INVALID_CART_ID, also for another user's cart and for an ordered one; CART_CHANGED when the cart has
 * another revision.
 */
export async function holdCart(
  { db, now, user }: Pick<Context, "db" | "now" | "user">,
  { id, revision, columns }: Hold,
): Promise<Pick<Selectable<CartTable>, "coupon_code">> {
  const held = await db
    .updateTable("carts")
    .set((eb) => ({ ...columns, updated_at: now.toISOString(), revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .where("ordered_at", "is", null)
    .where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "=", user?.id ?? null)]))
    .returning(["revision", "coupon_code"])
    .executeTakeFirst();
  if (held === undefined) throw invalidCartId();
  if (revision !== null && held.revision !== revision + 1) {
    throw new Refusal("CART_CHANGED", { message: `The cart has revision ${held.revision - 1}, not ${revision}` });
  }
  return held;
}

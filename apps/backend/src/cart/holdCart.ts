import type { Kysely, Selectable, Updateable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { invalidCartId } from "./cartId.ts";
import type { CartTable } from "./CartTables.ts";

interface Hold {
  readonly id: string;
  /** The one that the update was made to; without it nothing is compared. */
  readonly revision: number | null;
  readonly choices: Updateable<CartTable>;
  readonly now: Date;
}

/**
 * Begins an update of a cart: keeps other updates of it waiting until the transaction ends, and sets what it chooses.
 *
 * Errors: Refusal INVALID_CART_ID; CART_CHANGED when the cart has another revision by now.
 */
export async function holdCart(
  db: Kysely<DatabaseSchema>,
  { id, revision, choices, now }: Hold,
): Promise<Pick<Selectable<CartTable>, "coupon_code">> {
  const held = await db
    .updateTable("carts")
    .set((eb) => ({ ...choices, updated_at: now.toISOString(), revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .returning(["revision", "coupon_code"])
    .executeTakeFirst();
  if (held === undefined) throw invalidCartId();
  if (revision !== null && held.revision !== revision + 1) {
    throw new Refusal("CART_CHANGED", { message: `The cart has revision ${held.revision - 1}, not ${revision}` });
  }
  return held;
}

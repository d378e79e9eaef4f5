import { randomId } from "../database/randomId.ts";
import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import type { Owner } from "../session/Owner.ts";
import { invalidCartId } from "./cartId.ts";
import { readCart } from "./readCart.ts";

type Cart = ResolversParentTypes["Cart"];

/** The id of the user's current cart; created when there is none. */
export async function ownCartId({ db, user }: Omit<Owner, "now">): Promise<string> {
  const { id } = await db
    .insertInto("carts")
    .values({ id: randomId(), user_id: user.id })
    // Changes nothing, but returns the row and locks it until the transaction ends.
    .onConflict((conflict) =>
      conflict.column("user_id").where("ordered_at", "is", null).doUpdateSet({ user_id: user.id }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The user's current cart; created when there is none. */
export async function ownCart(owner: Owner): Promise<Cart> {
  const cart = await readCart(await ownCartId(owner), owner);
  if (cart === null) throw invalidCartId();
  return cart;
}

/** The user's current cart; `null` when there is none. */
export async function findOwnCart(owner: Owner): Promise<Cart | null> {
  const found = await owner.db
    .selectFrom("carts")
    .where("user_id", "=", owner.user.id)
    .where("ordered_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return found === undefined ? null : await readCart(found.id, owner);
}

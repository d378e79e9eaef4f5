import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { randomId } from "../database/randomId.ts";
import { once } from "../idempotency/once.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { invalidCartId } from "./cartId.ts";
import { ownCart } from "./ownCart.ts";
import { readCart } from "./readCart.ts";

/**
 * A cart with nothing in it for a guest, made once for each `Idempotency-Key` and answered as it is now; for who has
 * logged in the one they have, which is made when there is none.
 *
 * Errors: TooManyUses; Refusal INVALID_CART_ID when the cart made by that key has become somebody's, or an order, by now.
 *
 * @rule CART-1
 */
export async function createCart(
  context: Pick<Context, "db" | "now" | "user" | "network" | "idempotencyKey">,
): Promise<ResolversParentTypes["Cart"]> {
  const { user } = context;
  if (user !== null) return await ownCart({ ...context, user });
  const id = await once(context, {
    operation: "createCart",
    input: null,
    run: async (db) => {
      await limitAttempts({ ...context, db }, { action: "cart" });
      return (await db.insertInto("carts").values({ id: randomId() }).returning("id").executeTakeFirstOrThrow()).id;
    },
  });
  const cart = await readCart(id, context);
  if (cart === null) throw invalidCartId();
  return cart;
}

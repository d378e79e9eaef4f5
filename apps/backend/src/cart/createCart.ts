import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { randomId } from "../database/randomId.ts";
import { once } from "../idempotency/once.ts";
import { countedBy } from "../session/countedBy.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { invalidCartId } from "./cartId.ts";
import { ownCart } from "./ownCart.ts";
import { readCart } from "./readCart.ts";

/**
 * Creates an empty cart for a guest, once for each `Idempotency-Key`; a repeated call returns its current state. A
 * logged-in user gets their own cart, created on demand.
 *
 * Errors: TooManyUses; Refusal INVALID_CART_ID when the cart created by that key now belongs to a user, or is an order.
 *
 * @rule CART-1
 */
export async function createCart(
  context: Pick<Context, "db" | "now" | "user" | "network" | "limits" | "device" | "idempotencyKey">,
): Promise<ResolversParentTypes["Cart"]> {
  const { user } = context;
  if (user !== null) return await ownCart({ ...context, user });
  const id = await once(context, {
    operation: "createCart",
    input: null,
    run: async (db) => {
      await limitAttempts({ ...context, db }, { action: "cart", ...(await countedBy({ ...context, db })) });
      return (await db.insertInto("carts").values({ id: randomId() }).returning("id").executeTakeFirstOrThrow()).id;
    },
  });
  const cart = await readCart(id, context);
  if (cart === null) throw invalidCartId();
  return cart;
}

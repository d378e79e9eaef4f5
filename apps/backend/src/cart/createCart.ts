import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { randomId } from "../database/randomId.ts";
import { ownCart } from "./ownCart.ts";
import { sumCart } from "./priceCart.ts";
import { showCart } from "./readCart.ts";

/**
 * A cart with nothing in it for a guest; for who has logged in the one they have, which is made when there is none.
 *
 * @rule CART-1
 */
export async function createCart({ user, ...context }: Pick<Context, "db" | "now" | "user">): Promise<ResolversParentTypes["Cart"]> {
  if (user !== null) return await ownCart({ ...context, user });
  const row = await context.db.insertInto("carts").values({ id: randomId() }).returningAll().executeTakeFirstOrThrow();
  return await showCart(sumCart({ row: { ...row, shipping_address: null, billing_address: null, time_slot_id: null }, lines: [], coupon: null }), { ...context, user });
}

import type { ResolversParentTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { randomId } from "../database/randomId.ts";
import { sumCart } from "./priceCart.ts";
import { showCart } from "./readCart.ts";

/** Makes a guest's cart, with nothing in it. */
export async function createCart(context: Pick<Context, "db" | "now">): Promise<ResolversParentTypes["Cart"]> {
  const row = await context.db.insertInto("carts").values({ id: randomId() }).returningAll().executeTakeFirstOrThrow();
  return await showCart(sumCart({ row: { ...row, shipping_address: null, billing_address: null, time_slot_id: null }, lines: [], coupon: null }), context);
}

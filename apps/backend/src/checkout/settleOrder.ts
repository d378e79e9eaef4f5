import { checkCartId, invalidCartId } from "../cart/cartId.ts";
import type { MutationSettleOrderArgs } from "../generated/types.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { once } from "../idempotency/once.ts";
import { placedOrder } from "./placedOrder.ts";

/** Uses the attempt's key, so that no later request can order with it. Waits for an order in progress. */
async function spendKey(cartId: string, context: Context): Promise<void> {
  try {
    await once(context, { operation: "settleOrder", input: cartId, run: () => Promise.resolve(cartId) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "IDEMPOTENCY_KEY_REUSED") throw error;
  }
}

/**
 * The result of an order request whose answer was lost: the order, or `null`; then that attempt's key can never order.
 *
 * Errors: Refusal INVALID_CART_ID, also for another user's cart.
 *
 * @rule ORDER-3
 */
export async function settleOrder(
  { cart_id }: MutationSettleOrderArgs,
  context: Context,
): Promise<Awaited<ResolversTypes["CreateOrderResult"]> | null> {
  const { db, user } = context;
  const cartId = checkCartId(cart_id);
  const cart = await db.selectFrom("carts").where("id", "=", cartId).select("user_id").executeTakeFirst();
  if (cart === undefined || (cart.user_id !== null && cart.user_id !== user?.id)) throw invalidCartId();
  await spendKey(cartId, context);
  const order = await db.selectFrom("orders").where("cart_id", "=", cartId).select("id").executeTakeFirst();
  return order === undefined
    ? null
    : { ...(await placedOrder(order.id, { ...context, savesCard: false })), registration_result: null };
}

import type { MutationCancelOrderArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { changeOrderStatus } from "./changeOrderStatus.ts";
import { holdOrder } from "./holdOrder.ts";
import { loadAccompanied } from "./loadAccompanied.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { requireOrder } from "./requireOrder.ts";

/**
 * Cancels an order at the shopper's request.
 *
 * Errors: Refusal NOT_FOUND; UNAUTHENTICATED for a guest by an id; ORDER_CLOSED when it is too late, or another order
 * is linked to it, which would then have no delivery.
 *
 * @rule ORDER-10, ORDER-11
 */
export async function cancelOrder(name: MutationCancelOrderArgs, context: Context): Promise<OrderRow> {
  const { now } = context;
  const order = await requireOrder(name, context);
  if (order.status === "MARKED_TO_CANCEL" || order.status === "CANCELED") return order;
  if (order.cancellable_until <= now.toISOString())
    throw new Refusal("ORDER_CLOSED", { message: `It could be cancelled until ${order.cancellable_until}` });
  return await context.db.transaction().execute(async (db) => {
    // A concurrent order that links to it waits.
    await holdOrder(db, order.id);
    if ((await loadAccompanied(db, [order.id])).has(order.id))
      throw new Refusal("ORDER_CLOSED", { message: "Another order travels with it" });
    return await changeOrderStatus(db, { orderId: order.id, status: "MARKED_TO_CANCEL", by: "shopper", now });
  });
}

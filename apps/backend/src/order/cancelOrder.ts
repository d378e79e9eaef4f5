import type { MutationCancelOrderArgs } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { changeOrderStatus } from "./changeOrderStatus.ts";
import { findOrderByTransaction, findOwnOrder } from "./findOrder.ts";
import type { OrderRow } from "./OrderRow.ts";

/**
 * Asks for an order to be cancelled.
 *
 * Errors: Refusal NOT_FOUND; UNAUTHENTICATED for a guest by an id; ORDER_CLOSED when it is too late.
 *
 * @rule ORDER-10, ORDER-11
 */
export async function cancelOrder({ id, transaction_id }: MutationCancelOrderArgs, context: Context): Promise<OrderRow> {
  const { now } = context;
  const order = transaction_id ? await findOrderByTransaction(transaction_id, context) : await findOwnOrder(id ?? "", context);
  if (order === null) throw new Refusal("NOT_FOUND", { message: "There is no such order" });
  if (order.status === "MARKED_TO_CANCEL" || order.status === "CANCELED") return order;
  if (order.cancellable_until <= now.toISOString()) throw new Refusal("ORDER_CLOSED", { message: `It could be cancelled until ${order.cancellable_until}` });
  return await context.db.transaction().execute((db) => changeOrderStatus(db, { orderId: order.id, status: "MARKED_TO_CANCEL", now }));
}

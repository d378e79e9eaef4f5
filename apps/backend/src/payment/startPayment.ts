import type { MutationStartPaymentArgs } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { findOrderByTransaction } from "../order/findOrder.ts";
import type { OrderRow } from "../order/OrderRow.ts";
import { canPay } from "./canPay.ts";
import { payForOrder } from "./payForOrder.ts";

/**
 * Begins to pay for an order by card once more, or goes on with what was begun.
 *
 * Errors: Refusal NOT_FOUND; ORDER_CLOSED when there is nothing to pay by card.
 */
export async function startPayment(
  { transaction_id: transactionId, save_card = false }: MutationStartPaymentArgs,
  context: Pick<Context, "browser" | "db" | "now" | "payments" | "user">,
): Promise<{ readonly order: OrderRow; readonly rewrite_url: string | null }> {
  const order = await findOrderByTransaction(transactionId, context);
  if (order === null) throw new Refusal("NOT_FOUND", { message: "There is no such order" });
  if (!canPay(order)) throw new Refusal("ORDER_CLOSED", { message: `There is nothing to pay by card: the order is ${order.status}` });
  const rewrite_url = await payForOrder(order.id, { ...context, savesCard: save_card });
  return { order: (await findOrderByTransaction(transactionId, context)) ?? order, rewrite_url };
}

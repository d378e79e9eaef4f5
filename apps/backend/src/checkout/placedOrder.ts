import type { Context } from "../graphql/Context.ts";
import { payForOrder } from "../payment/payForOrder.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";

/**
 * The answer to a placed order: with the payment address, and whether its owner consented to save the card. Call it
 * outside of the transaction that placed the order, which is valid whether or not it gets paid.
 */
export async function placedOrder(
  orderId: number,
  { savesCard, ...context }: Context & { readonly savesCard: boolean },
): Promise<{ readonly order: OrderRow; readonly transaction_id: string; readonly rewrite_url: string | null }> {
  const find = async () =>
    await context.db.selectFrom("orders").where("id", "=", orderId).selectAll().executeTakeFirstOrThrow();
  const { status, transaction_id } = await find();
  // A repeated request after a refused payment reports it; `startPayment` begins a new attempt.
  const rewrite_url = status === "PAYMENT_PENDING" ? await payForOrder(orderId, { ...context, savesCard }) : null;
  return { order: await find(), transaction_id, rewrite_url };
}

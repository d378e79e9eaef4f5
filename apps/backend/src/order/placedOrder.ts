import type { Context } from "../graphql/Context.ts";
import { payForOrder } from "../payment/payForOrder.ts";
import type { OrderRow } from "./OrderRow.ts";

/**
 * An order that has been placed, as whoever placed it is answered: with where to pay, and whether its owner has consented to have the card kept. Call it out of the transaction that
 * placed it: the order stands, whatever becomes of paying for it.
 */
export async function placedOrder(
  orderId: number,
  { savesCard, ...context }: Context & { readonly savesCard: boolean },
): Promise<{ readonly order: OrderRow; readonly transaction_id: string; readonly rewrite_url: string | null }> {
  const find = async () =>
    await context.db.selectFrom("orders").where("id", "=", orderId).selectAll().executeTakeFirstOrThrow();
  const { status, transaction_id } = await find();
  // Who asks again after a refusal is told of it, and begins anew with `startPayment`.
  const rewrite_url = status === "PAYMENT_PENDING" ? await payForOrder(orderId, { ...context, savesCard }) : null;
  return { order: await find(), transaction_id, rewrite_url };
}

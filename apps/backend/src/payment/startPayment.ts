import type { MutationStartPaymentArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import { requireOrder } from "../order/requireOrder.ts";
import { canPay } from "./canPay.ts";
import { payForOrder } from "./payForOrder.ts";

/**
 * Starts another payment for an order by card, or resumes the open attempt.
 *
 * Errors: Refusal NOT_FOUND; UNAUTHENTICATED for a guest by an id; ORDER_CLOSED when there is nothing to pay by card.
 */
export async function startPayment(
  { save_card = false, ...name }: MutationStartPaymentArgs,
  context: Pick<Context, "browser" | "db" | "now" | "payments" | "user">,
): Promise<{ readonly order: OrderRow; readonly rewrite_url: string | null }> {
  const order = await requireOrder(name, context);
  if (!canPay(order))
    throw new Refusal("ORDER_CLOSED", { message: `There is nothing to pay by card: the order is ${order.status}` });
  const rewrite_url = await payForOrder(order.id, { ...context, savesCard: save_card });
  return { order: await requireOrder(name, context), rewrite_url };
}

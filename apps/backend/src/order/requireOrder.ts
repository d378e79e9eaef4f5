import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { findOrderByTransaction, findOwnOrder } from "./findOrder.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";

/** A shopper names an order by its link, or as its owner by its id. */
export interface OrderName {
  readonly id?: string | null | undefined;
  readonly transaction_id?: string | null | undefined;
}

/**
 * The order of a link, or the caller's own by id.
 *
 * Errors: Refusal NOT_FOUND; UNAUTHENTICATED for a guest by an id.
 *
 * @rule ORDER-10
 */
export async function requireOrder(
  { id, transaction_id }: OrderName,
  context: Pick<Context, "db" | "user">,
): Promise<OrderRow> {
  const order = transaction_id
    ? await findOrderByTransaction(transaction_id, context)
    : await findOwnOrder(id ?? "", context);
  if (order === null) throw new Refusal("NOT_FOUND", { message: "There is no such order" });
  return order;
}

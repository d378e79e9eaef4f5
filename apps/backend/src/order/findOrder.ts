import { canonicalEmail, fieldKinds } from "@kamra/core/form";
import type { QueryOrderByTransactionArgs } from "../generated/types.ts";
import type { OrderParent } from "../graphql/parents/OrderParent.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import type { Context } from "../graphql/Context.ts";
import { requireUser } from "../session/requireUser.ts";
import { toRowId } from "../database/toRowId.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";

/**
 * The caller's own order; `null` when the id is unknown.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest: an id alone authorizes nothing.
 *
 * @rule ORDER-10
 */
export async function findOwnOrder(id: string, context: Pick<Context, "db" | "user">): Promise<OrderRow | null> {
  const user = requireUser(context);
  const rowId = toRowId(id);
  if (rowId === null) return null;
  return (
    (await context.db
      .selectFrom("orders")
      .where("id", "=", rowId)
      .where("user_id", "=", user.id)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/**
 * The order of a link, for the shopper who named an e-mail address or `null`; with the order's, also an old link shows all of it.
 *
 * Errors: TooManyUses.
 *
 * @rule LIMIT-4
 */
export async function openLink(
  { transaction_id, email }: QueryOrderByTransactionArgs,
  context: Pick<Context, "db" | "now" | "network" | "limits">,
): Promise<OrderParent | null> {
  const order = await findOrderByTransaction(transaction_id, context);
  if (order === null || typeof email !== "string") return order;
  await limitAttempts(context, { action: "orderLink", cartId: order.cart_id });
  const mailbox = canonicalEmail(fieldKinds.email(email).value);
  return mailbox !== null && mailbox === order.canonical_email ? { ...order, isShown: true } : order;
}

/**
 * The order of a link; `null` when the link is unknown.
 *
 * @rule ORDER-10
 */
export async function findOrderByTransaction(
  transactionId: string,
  { db }: Pick<Context, "db">,
): Promise<OrderRow | null> {
  return (
    (await db.selectFrom("orders").where("transaction_id", "=", transactionId).selectAll().executeTakeFirst()) ?? null
  );
}

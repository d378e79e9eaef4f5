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

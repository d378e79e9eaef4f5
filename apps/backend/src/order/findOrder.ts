import type { Context } from "../graphql/Context.ts";
import { requireUser } from "../session/requireUser.ts";
import { toRowId } from "../product/toRowId.ts";
import type { OrderRow } from "./OrderRow.ts";

/**
 * An order of the caller's own; `null` when there is none by this id.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest: an id alone opens nothing.
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
 * The order that a link opens; `null` when there is none.
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

import type { Insertable, Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { OrderTable } from "../database/tables/OrderTables.ts";
import { newOrderId } from "../order/newOrderId.ts";

/**
 * Inserts an order under a number that no other order has, and returns it.
 *
 * @rule ORDER-15
 */
export async function insertOrderRow(
  db: Kysely<DatabaseSchema>,
  order: Omit<Insertable<OrderTable>, "id">,
  { newId = newOrderId }: { readonly newId?: () => number } = {},
): Promise<number> {
  for (;;) {
    const inserted = await db
      .insertInto("orders")
      .values({ ...order, id: newId() })
      .onConflict((conflict) => conflict.column("id").doNothing())

      .returning("id")
      .executeTakeFirst();
    if (inserted !== undefined) return inserted.id;
  }
}

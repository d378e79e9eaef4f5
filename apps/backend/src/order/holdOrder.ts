import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";

/** Locks an order until the transaction ends, and returns it as of then: concurrent changes wait. */
export async function holdOrder(db: Kysely<DatabaseSchema>, orderId: number): Promise<OrderRow> {
  return await db.selectFrom("orders").where("id", "=", orderId).forUpdate().selectAll().executeTakeFirstOrThrow();
}

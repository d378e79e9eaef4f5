import type { Kysely, Selectable } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { groupBy } from "../database/groupBy.ts";
import type { OrderEventTable, OrderProductTable } from "../database/tables/OrderTables.ts";

/** The lines of orders. One statement. */
export async function loadOrderProducts(
  db: Kysely<DatabaseSchema>,
  orderIds: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, Selectable<OrderProductTable>[]>> {
  const rows = await db
    .selectFrom("order_products")
    .where(among("order_id", orderIds))
    .orderBy("order_id")
    .orderBy("line")
    .selectAll()
    .execute();
  return groupBy(rows, { key: ({ order_id }) => order_id, value: (row) => row });
}

/** The status changes of orders, oldest first. One statement. */
export async function loadOrderEvents(
  db: Kysely<DatabaseSchema>,
  orderIds: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, Selectable<OrderEventTable>[]>> {
  const rows = await db
    .selectFrom("order_events")
    .where(among("order_id", orderIds))
    .orderBy("id")
    .selectAll()
    .execute();
  return groupBy(rows, { key: ({ order_id }) => order_id, value: (row) => row });
}

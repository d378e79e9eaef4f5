import type { Kysely } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Those of these orders with an active order linked to them. One statement. */
export async function loadAccompanied(
  db: Kysely<DatabaseSchema>,
  orderIds: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, true>> {
  const rows = await db
    .selectFrom("orders")
    .where(among("linked_order_id", orderIds))
    .where("status", "not in", ["CANCELED", "MARKED_TO_CANCEL"])
    .select("linked_order_id")
    .execute();
  return new Map(rows.flatMap(({ linked_order_id: id }) => (id === null ? [] : [[id, true]])));
}

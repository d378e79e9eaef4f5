import type { Kysely, Selectable } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { groupBy } from "../product/groupBy.ts";
import type { PaymentTable } from "./PaymentTables.ts";

/** The results of payment attempts for orders, in order. One statement. */
export async function loadPayments(
  db: Kysely<DatabaseSchema>,
  orderIds: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, Pick<Selectable<PaymentTable>, "status" | "refusal">[]>> {
  const rows = await db
    .selectFrom("payments")
    .where(among("order_id", orderIds))
    .orderBy("id")
    .select(["order_id", "status", "refusal"])
    .execute();
  return groupBy(rows, { key: ({ order_id }) => order_id, value: (row) => row });
}

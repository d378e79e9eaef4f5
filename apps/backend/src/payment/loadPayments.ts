import type { Kysely, Selectable } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { groupBy } from "../database/groupBy.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";

/** The result of a payment attempt. */
export type PaymentResult = Pick<Selectable<PaymentTable>, "status" | "refusal">;

/** The results of payment attempts for orders, in order. One statement. */
export async function loadPayments(
  db: Kysely<DatabaseSchema>,
  orderIds: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, PaymentResult[]>> {
  const rows = await db
    .selectFrom("payments")
    .where(among("order_id", orderIds))
    .orderBy("id")
    .select(["order_id", "status", "refusal"])
    .execute();
  return groupBy(rows, { key: ({ order_id }) => order_id, value: (row) => row });
}

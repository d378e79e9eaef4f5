import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { among } from "../database/among.ts";
import { groupBy } from "../database/groupBy.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";
import type { Batches, Context } from "../graphql/Context.ts";
import { type Batch, createBatch } from "../graphql/createBatch.ts";

/** The result of a payment attempt. */
type PaymentResult = Pick<Selectable<PaymentTable>, "status" | "refusal">;

/** The results of payment attempts for orders, in order. One statement. */
async function loadPayments(
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

declare module "../graphql/Context.ts" {
  interface Batches {
    readonly paymentsOf: Batch<number, ReadonlyArray<PaymentResult>>;
  }
}

/** Batched loaders of orders' payment attempts. */
export const paymentBatches = ({ db }: Pick<Context, "db">): Pick<Batches, "paymentsOf"> => ({
  paymentsOf: createBatch((orderIds: ReadonlyArray<number>) => loadPayments(db, orderIds), { missing: () => [] }),
});

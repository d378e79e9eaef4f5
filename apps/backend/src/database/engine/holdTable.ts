import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../DatabaseSchema.ts";

/**
 * Waits for the transactions that lock rows of a table, and keeps others from locking or changing any until this one ends. Reading goes on.
 *
 * CockroachDB has no lock on tables, YugabyteDB from 2025.1 on: there, lock all rows in the order of their ids.
 */
export async function holdTable(transaction: Kysely<DatabaseSchema>, table: keyof DatabaseSchema): Promise<void> {
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction);
}

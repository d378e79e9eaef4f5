import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../DatabaseSchema.ts";

/**
 * Copies a table for the rest of the transaction, under another name.
 *
 * A temporary table. CockroachDB has them only behind a setting, and YugabyteDB not with transactional changes of the schema before 2025: there, an ordinary table
 * does, dropped at the end.
 */
export async function copyUntilCommit(
  transaction: Kysely<DatabaseSchema>,
  table: keyof DatabaseSchema,
  { as }: { readonly as: string },
): Promise<void> {
  await sql`create temporary table ${sql.id(as)} on commit drop as select * from ${sql.table(table)}`.execute(
    transaction,
  );
}

import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../DatabaseSchema.ts";

/** The columns of `product_index` that have a GIN index each. */
const columns = ["category_ids", "option_ids", "search"] as const;

const nameOf = (column: string) => sql.id(`product_index_${column}_idx`);

/**
 * Fills `product_index` without its GIN indexes, and makes them afterwards: many times as quick for a whole catalogue as entry by entry. Lists wait until
 * the transaction ends, so do not call it in a shop that is open.
 *
 * CockroachDB calls them inverted indexes and takes the same statements but for `fastupdate`.
 */
export async function fillAtOnce(transaction: Kysely<DatabaseSchema>, fill: () => Promise<void>): Promise<void> {
  for (const column of columns) await sql`drop index ${nameOf(column)}`.execute(transaction);
  await fill();
  for (const column of columns) {
    await sql`create index ${nameOf(column)} on product_index using gin (${sql.ref(column)}) with (fastupdate = off)`.execute(
      transaction,
    );
  }
}

import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../DatabaseSchema.ts";

const tables = [
  "product_index",
  "products",
  "product_images",
  "images",
  "product_attribute_options",
  "attribute_options",
  "attributes",
  "product_categories",
  "categories",
  "product_empties",
  "empties",
  "search_words",
] as const satisfies ReadonlyArray<keyof DatabaseSchema>;

const all = sql.join(tables.map((table) => sql.table(table)));

/** Updates the statistics of these tables, so that statements on rows of the same transaction are planned for their number. */
export async function countCatalogue(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`analyze ${all}`.execute(db);
}

/**
 * Vacuums the tables that lists and searches read, and updates their statistics. PostgreSQL does so by itself after a
 * while, PGlite never. Do not call it in a transaction.
 *
 * CockroachDB has `analyze` alone, and needs no vacuum.
 */
export async function tidyCatalogue(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`vacuum (analyze) ${all}`.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

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

/**
 * Clears what a new catalogue has replaced out of the tables that lists and searches read, and counts what is there now. A
 * server comes to it by itself after a while, PGlite never. Not to be called in a transaction.
 */
export async function tidyCatalogue(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`vacuum (analyze) ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Rows } from "./ShopData.ts";

/**
 * Inserts many rows with one statement and one parameter.
 *
 * Errors: the driver's error when a row breaks a constraint.
 */
export async function insertRows(db: Kysely<DatabaseSchema>, { table, rows }: Rows): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const target = sql.table(table);
  await sql`insert into ${target} (${columns}) select ${columns} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

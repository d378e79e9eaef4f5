import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/**
 * The content of a database, for comparing a copy: the number of rows of each table, and the sum of all orders. It
 * reads every row, which also detects damage.
 */
export async function contentsOf(db: Kysely<DatabaseSchema>): Promise<Readonly<Record<string, number>>> {
  const contents: Record<string, number> = {};
  const tables = await db.introspection.getTables();
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows } = await sql<{
      count: number;
    }>`select count(${sql.table(name)}.*) as count from ${sql.table(name)}`.execute(db);
    contents[name] = rows[0]?.count ?? 0;
  }
  const { rows } = await sql<{ total: number }>`select coalesce(sum(total_amount), 0) as total from orders`.execute(db);
  return { ...contents, "sum of all orders": rows[0]?.total ?? 0 };
}

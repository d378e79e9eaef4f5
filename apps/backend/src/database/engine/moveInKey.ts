import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DatabaseSchema } from "../DatabaseSchema.ts";

/**
 * Changes the key of every price run to another time of its own product, in one statement. On its way a row may meet the key that
 * another has not left yet.
 *
 * The key is deferrable, so it is checked at the end. CockroachDB and YugabyteDB have no such keys: there, move the rows by a
 * thousand years more, and back.
 */
export async function moveInKey(db: Kysely<DatabaseSchema>, to: RawBuilder<unknown>): Promise<void> {
  await sql`update price_runs set since = ${to}`.execute(db);
}

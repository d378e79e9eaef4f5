import { type RawBuilder, sql } from "kysely";

/**
 * The end of a query that locks the rows it finds, of one of its tables or of all, and leaves out those that another
 * transaction has locked: `query.modifyEnd(freeRows())`.
 *
 * CockroachDB has it from 22.2 on, YugabyteDB too; Citus when the rows are of one shard. Without it, `for update` alone is right as
 * well: processes then wait for each other and share no work.
 */
export const freeRows = (table?: string): RawBuilder<unknown> =>
  table === undefined ? sql`for update skip locked` : sql`for update of ${sql.ref(table)} skip locked`;

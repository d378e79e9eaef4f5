import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../DatabaseSchema.ts";

/** An arbitrary constant. */
const turn = 20_261_121;

/**
 * Waits for other processes that change the catalogue, and blocks them until the transaction ends.
 *
 * An advisory lock. CockroachDB up to 26.1 has only functions of that name that lock nothing, and YugabyteDB none before 2.25:
 * there, lock a row of `meta` with `for update`.
 */
export async function takeTurn(transaction: Kysely<DatabaseSchema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turn})`.execute(transaction);
}

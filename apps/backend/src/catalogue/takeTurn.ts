import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** An arbitrary constant. */
const turn = 20_261_121;

/** Waits for other processes that change the catalogue, and blocks them until the transaction ends. */
export async function takeTurn(transaction: Kysely<DatabaseSchema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turn})`.execute(transaction);
}

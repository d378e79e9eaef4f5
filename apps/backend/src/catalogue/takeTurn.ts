import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Any number will do, as long as it is always the same. */
const turn = 20_261_121;

/** Waits until no other process changes the catalogue, and keeps the others out until the transaction ends. */
export async function takeTurn(transaction: Kysely<DatabaseSchema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turn})`.execute(transaction);
}

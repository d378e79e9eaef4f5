import { type Kysely, sql } from "kysely";

/** A step of a migration: plain statements, one after the other, since PGlite takes one at a time. */
export function runStatements(statements: ReadonlyArray<string>): (db: Kysely<unknown>) => Promise<void> {
  return async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
}

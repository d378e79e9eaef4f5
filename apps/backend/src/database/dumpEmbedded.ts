import type { PGlite } from "@electric-sql/pglite";
import { pgDump } from "@electric-sql/pglite-tools/pg_dump";

/** Servers before PostgreSQL 17 do not know it, and would refuse the dump. */
const unknownToOlder = /^SET transaction_timeout = 0;\n/m;

/**
 * The dump of an embedded database, as `pg_dump` writes it: SQL with inserts, which both engines read. Nothing else may run on the
 * database meanwhile.
 */
export async function dumpEmbedded(pglite: PGlite): Promise<string> {
  const file = await pgDump({ pg: pglite, args: ["--no-owner", "--no-privileges", "--rows-per-insert=500"] });
  // pg_dump hangs up where others end a connection: its read-only transaction and its settings are still there.
  await pglite.exec("rollback; reset all");
  return (await file.text()).replace(unknownToOlder, "");
}

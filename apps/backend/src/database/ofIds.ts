import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { DatabaseSchema } from "./DatabaseSchema.ts";

type Reading<Row> = (db: Kysely<DatabaseSchema>, ids: ReadonlyArray<number>) => Row;

/**
 * A cached statement whose only parameter is a list of ids, for `among`. Building one takes about as long as the
 * database takes to run it.
 */
export function ofIds<Row>(build: Reading<Compilable<Row>>): Reading<Promise<Row[]>> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, ids) => {
    compiled ??= build(db, []).compile();
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: [ids] });
    return rows;
  };
}

import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";

/** What statements of a release rely on: by table and column, its type and whether an insert may leave it out. */
export type Shape = ReadonlyMap<string, { readonly type: string; readonly isOptional: boolean }>;

interface Tables {
  readonly columns: Shape;
  /** Checks, keys and references, which refuse rows. */
  readonly constraints: ReadonlyMap<string, string>;
}

/** The shape of all tables: columns and constraints as `table.name`. */
export async function readShape(db: Kysely<DatabaseSchema>): Promise<Tables> {
  const columns = await sql<{ name: string; type: string; is_optional: boolean }>`
    select table_name || '.' || column_name as name, udt_name as type,
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as is_optional
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
  const constraints = await sql<{ name: string; says: string }>`
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as says
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select tablename || '.' || indexname, indexdef from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and tablename not like 'kysely%'`.execute(db);
  return {
    columns: new Map(columns.rows.map(({ name, type, is_optional: isOptional }) => [name, { type, isOptional }])),
    constraints: new Map(constraints.rows.map(({ name, says }) => [name, says])),
  };
}

const tableOf = (name: string): string => name.replace(/\..*/, "");

/**
 * What a release that works on the first tables cannot bear of the second ones: a column that is gone, has another type or has
 * to be named by an insert, and a constraint that is new.
 */
export function takenAway(before: Tables, after: Tables): string[] {
  const known = new Set([...before.columns.keys()].map(tableOf));
  const changed = [...before.columns].flatMap(([name, { type, isOptional }]) => {
    const now = after.columns.get(name);
    return now === undefined || now.type !== type || (isOptional && !now.isOptional) ? [name] : [];
  });
  const required = [...after.columns].flatMap(([name, { isOptional }]) =>
    known.has(tableOf(name)) && !before.columns.has(name) && !isOptional ? [name] : [],
  );
  const refusing = [...after.constraints].flatMap(([name, says]) =>
    known.has(tableOf(name)) && before.constraints.get(name) !== says ? [name] : [],
  );
  return [...new Set([...changed, ...required, ...refusing])].toSorted();
}

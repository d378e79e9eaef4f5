import { type RawBuilder, sql, type SqlBool } from "kysely";

/** Whether a column's value is in a list: one parameter however long the list, so that the statement stays the same. */
export function among(column: string, values: ReadonlyArray<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::integer[])`;
}

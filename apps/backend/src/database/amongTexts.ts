import { type RawBuilder, sql, type SqlBool } from "kysely";

/** `among` for columns of text. */
export function amongTexts(column: string, values: ReadonlyArray<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
}

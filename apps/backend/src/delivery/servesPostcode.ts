import { type RawBuilder, sql, type SqlBool } from "kysely";

/** Whether a column's sector serves a postcode. */
export function servesPostcode(sectorColumn: string, postcode: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(sectorColumn)} = (select sector_id from courier_postcodes where postcode = ${postcode}::integer)`;
}

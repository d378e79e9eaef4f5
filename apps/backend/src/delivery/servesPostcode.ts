import { type RawBuilder, sql, type SqlBool } from "kysely";

/** Whether the sector of a column is the one that a postcode lies in. */
export function servesPostcode(sectorColumn: string, postcode: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(sectorColumn)} = (select sector_id from courier_postcodes where postcode = ${postcode}::integer)`;
}

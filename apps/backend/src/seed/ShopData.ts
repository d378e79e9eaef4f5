import type { Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { StreetRecord } from "./delivery/readPlaces.ts";

type Table = keyof DatabaseSchema;

/** A row of a table, as it is read. */
export type Row<Name extends Table> = Selectable<DatabaseSchema[Name]>;

/** Rows of one table. Every row has the columns of the first. */
export type Rows = {
  readonly [Name in Table]: { readonly table: Name; readonly rows: ReadonlyArray<Partial<Row<Name>>> };
}[Table];

export interface ShopDataOptions {
  /** The Budapest day to which offers and news are relative: `2026-11-21`. */
  readonly today: string;
  /** The shop's name. */
  readonly brand: string;
  /** The streets of the reference data. */
  readonly streets: ReadonlyArray<StreetRecord>;
  /** The key by which a database sorts a name. */
  readonly sortKey: (name: string) => string;
}

/** Data of a new shop beyond the reference data: products, content, coupons, post points. */
export interface ShopData {
  /** Changes with the rows. */
  readonly version: string;
  /** The number of products, for the progress. */
  readonly products: number;
  /** All rows, each after the rows that it refers to. */
  rows(options: ShopDataOptions): Iterable<Rows>;
}

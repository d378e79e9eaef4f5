import type { SearchEntry, SearchRanking } from "@kamra/core/search";
import type { Kysely, RawBuilder, SqlBool } from "kysely";
import type { DatabaseSchema } from "../DatabaseSchema.ts";

/** A ranking as an engine looks it up; only that engine reads the queries. */
export interface PreparedSearch {
  /** Empty for a term that finds nothing. */
  readonly query: string;
  /** The points of products that fit a query as well. */
  readonly steps: ReadonlyArray<{ readonly points: number; readonly query: string }>;
}

/** Which search finds something, as of one index. */
export interface FirstFound {
  readonly version: string | null;
  /** Counted from 1; `null`: none does. */
  readonly place: number | null;
}

/**
 * The index that products are searched by. The language is core's alone (`@kamra/core/search`): an engine keeps keys with weights, and tells which
 * products have them. Its conditions are SQL on `product_index`; one outside the database would name the ids that it has found.
 */
export interface SearchIndex {
  /** A product's entry as `product_index.search` keeps it, with the popular parts that it is in. */
  readonly textOf: (entry: SearchEntry, options: { readonly parts: ReadonlyArray<number> }) => string;
  readonly prepare: (ranking: SearchRanking) => PreparedSearch;
  /** Which of the searches is the first that finds something, and the index's version. One statement. */
  readonly firstFound: (db: Kysely<DatabaseSchema>, searches: ReadonlyArray<PreparedSearch>) => Promise<FirstFound>;
  /** Whether a row of `product_index` is found; with a popular part, whether it is found in that. */
  readonly finds: (
    search: PreparedSearch,
    options: { readonly part: RawBuilder<number> | null },
  ) => RawBuilder<SqlBool>;
  /** The points of a row by the search's steps; one operand for each. */
  readonly points: (search: PreparedSearch) => ReadonlyArray<RawBuilder<number>>;
}

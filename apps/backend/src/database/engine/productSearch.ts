import type { SearchEntry } from "@kamra/core/search";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { DatabaseSchema } from "../DatabaseSchema.ts";
import type { FirstFound, PreparedSearch, SearchIndex } from "./SearchIndex.ts";
import { quoted } from "./quoted.ts";
import { foundQuery, tsqueryOf } from "./tsqueryOf.ts";

/** A product's entry as the text of PostgreSQL's tsvector. */
const tsvectorOf = (entry: SearchEntry): string =>
  [...entry].map(([key, weight]) => `${quoted(key)}:1${weight}`).join(" ");

/** The key of a popular part, which no word can be. */
const partMark = "#";

const matches = (query: string) => sql<SqlBool>`search @@ ${query}::tsquery`;

async function firstFound(db: Kysely<DatabaseSchema>, searches: ReadonlyArray<PreparedSearch>): Promise<FirstFound> {
  const { rows } = await sql<FirstFound>`
    select (select value from meta where key = 'search_version') as version,
      (select min(place)::integer from unnest(${searches.map(({ query }) => query)}::text[]) with ordinality as reading(query, place)
        where exists (select from product_index where search @@ reading.query::tsquery and status <> 'PERMANENTLY_ENDED')) as place`.execute(
    db,
  );
  return { version: rows[0]?.version ?? null, place: rows[0]?.place ?? null };
}

/**
 * PostgreSQL's `tsvector`, as a set of weighted keys, under GIN: no dictionary, stemmer or trigram is asked. CockroachDB from 23.1 on and YugabyteDB document both
 * types; the latter's GIN cannot answer every condition from the index.
 */
export const productSearch: SearchIndex = {
  textOf: (entry, { parts }) =>
    tsvectorOf(new Map([...entry, ...parts.map((part): [string, string] => [`${partMark}${part}`, "D"])])),
  prepare: (ranking) => ({
    query: foundQuery(ranking),
    steps: ranking.steps.map(({ points, condition }) => ({ points, query: tsqueryOf(condition) })),
  }),
  firstFound,
  finds: ({ query }, { part }) =>
    part === null || query === ""
      ? matches(query)
      : sql`search @@ (${`(${query}) & '${partMark}`}::text || ${part} || '''')::tsquery`,
  points: ({ steps }) =>
    steps.map(({ query, points }) => sql<number>`case when ${matches(query)} then ${sql.lit(points)} else 0 end`),
};

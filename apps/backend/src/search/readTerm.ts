import { rankingOf, understandTerm } from "@kamra/core/search";
import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { SearchQuery } from "../graphql/parents/ProductList.ts";
import { type IndexedWords, loadCatalogueWords } from "./loadCatalogueWords.ts";
import { searchTexts } from "./text.hu.ts";
import { foundQuery, tsqueryOf } from "./tsqueryOf.ts";

const longestTerm = 200;

const nothing: SearchQuery = { query: "", steps: [], corrected: null };

interface Options {
  readonly db: Kysely<DatabaseSchema>;
  /** Suggestions while a word is being typed. */
  readonly isTyping?: boolean;
}

function queriesOf(term: string, { words }: IndexedWords, { isTyping = false }: Options): SearchQuery[] {
  return understandTerm(term, { words, isTyping }).map((reading) => {
    const ranking = rankingOf(reading, { words });
    return {
      query: foundQuery(ranking),
      steps: ranking.steps.map(({ points, condition }) => ({ points, query: tsqueryOf(condition) })),
      corrected: reading.corrected,
    };
  });
}

/** Which of the queries is the first that finds something, and the index's version. */
async function firstFound(db: Kysely<DatabaseSchema>, queries: ReadonlyArray<SearchQuery>) {
  const { rows } = await sql<{ version: string | null; place: number | null }>`
    select (select value from meta where key = 'search_version') as version,
      (select min(place)::integer from unnest(${queries.map(({ query }) => query)}::text[]) with ordinality as reading(query, place)
        where exists (select from product_index where search @@ reading.query::tsquery and status <> 'PERMANENTLY_ENDED')) as place`.execute(
    db,
  );
  return { version: rows[0]?.version ?? null, place: rows[0]?.place ?? null };
}

const at = (queries: ReadonlyArray<SearchQuery>, place: number | null): SearchQuery =>
  queries[(place ?? 1) - 1] ?? nothing;

/**
 * A shopper's search term, prepared for the database: the first of its readings that finds something.
 *
 * Errors: Refusal VALIDATION_FAILED for a term over 200 characters.
 */
export async function readTerm(term: string, options: Options): Promise<SearchQuery> {
  if (term.length > longestTerm) {
    throw new Refusal("VALIDATION_FAILED", {
      message: "The term is too long",
      validation: { term: [searchTexts.tooLong(longestTerm)] },
    });
  }
  const { db } = options;
  const known = await loadCatalogueWords(db);
  const queries = queriesOf(term, known, options);
  const { version, place } = await firstFound(db, queries);
  if (version === known.version) return at(queries, place);
  const again = queriesOf(term, await loadCatalogueWords(db, { isOld: true }), options);
  return at(again, (await firstFound(db, again)).place);
}

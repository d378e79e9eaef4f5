import { rankingOf, understandTerm } from "@kamra/core/search";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { productSearch } from "../database/engine/productSearch.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { SearchQuery } from "../graphql/parents/ProductList.ts";
import { type IndexedWords, loadCatalogueWords } from "./loadCatalogueWords.ts";
import { searchTexts } from "./text.hu.ts";

const longestTerm = 200;

const nothing: SearchQuery = { query: "", steps: [], corrected: null };

interface Options {
  readonly db: Kysely<DatabaseSchema>;
  /** Suggestions while a word is being typed. */
  readonly isTyping?: boolean;
}

function queriesOf(term: string, { words }: IndexedWords, { isTyping = false }: Options): SearchQuery[] {
  return understandTerm(term, { words, isTyping }).map((reading) => ({
    ...productSearch.prepare(rankingOf(reading, { words })),
    corrected: reading.corrected,
  }));
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
  const { version, place } = await productSearch.firstFound(db, queries);
  if (version === known.version) return at(queries, place);
  const again = queriesOf(term, await loadCatalogueWords(db, { isOld: true }), options);
  return at(again, (await productSearch.firstFound(db, again)).place);
}

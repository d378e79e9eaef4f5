import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { SearchQuery } from "../graphql/parents/ProductList.ts";
import { correctWords } from "./correctWords.ts";
import { fold } from "./fold.ts";
import { searchTexts } from "./text.hu.ts";
import { wordsOf } from "./wordsOf.ts";

const longestTerm = 200;
const mostWords = 12;

const nothing: SearchQuery = { query: "", exactQuery: "", firstWord: "" };

interface Looked extends Omit<SearchQuery, "firstWord"> {
  readonly found: boolean;
}

async function lookUp(
  words: ReadonlyArray<string>,
  { db, unfinished }: { db: Kysely<DatabaseSchema>; unfinished: boolean },
): Promise<SearchQuery & Looked> {
  const { rows } = await sql<Looked>`
    select wanted::text as query, exact::text as "exactQuery", exists (select from product_index where search @@ wanted) as found
    from search_query(${[...words]}::text[], '', ${unfinished ? ":*" : ""}) as wanted,
      search_query(${[...words]}::text[], ':ABC', ':ABC') as exact`.execute(db);
  return { ...nothing, found: false, ...rows[0], firstWord: fold(words[0] ?? "") };
}

/**
 * A shopper's search term, prepared for the database. The last word may be unfinished, unless a non-letter follows it.
 * When no product has all words, unknown ones are corrected.
 *
 * Errors: Refusal VALIDATION_FAILED for a term over 200 characters.
 */
export async function readTerm(term: string, { db }: { readonly db: Kysely<DatabaseSchema> }): Promise<SearchQuery> {
  if (term.length > longestTerm) {
    throw new Refusal("VALIDATION_FAILED", {
      message: "The term is too long",
      validation: { term: [searchTexts.tooLong(longestTerm)] },
    });
  }
  const words = wordsOf(term).slice(0, mostWords);
  if (words.length === 0) return nothing;
  const asWritten = await lookUp(words, { db, unfinished: /\p{L}$/u.test(term) });
  if (asWritten.found) return asWritten;
  const corrected = await correctWords(words, { db });
  return corrected === null ? asWritten : await lookUp(corrected, { db, unfinished: true });
}

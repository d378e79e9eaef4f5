import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { SearchQuery } from "../product/ProductList.ts";
import { correctWords } from "./correctWords.ts";
import { fold } from "./fold.ts";
import { searchTexts } from "./text.hu.ts";
import { wordsOf } from "./wordsOf.ts";

const longestTerm = 200;
const mostWords = 12;

interface Looked {
  query: string;
  found: boolean;
}

async function lookUp(words: ReadonlyArray<string>, { db, unfinished }: { db: Kysely<DatabaseSchema>; unfinished: boolean }): Promise<Looked> {
  const { rows } = await sql<Looked>`
    select wanted::text as query, exists (select from product_index where search @@ wanted) as found
    from search_query(${[...words]}::text[], ${unfinished}) as wanted`.execute(db);
  return rows[0] ?? { query: "", found: false };
}

/**
 * What a shopper searches for, made ready for the database. The last word may be unfinished, unless something that is
 * no letter follows it. When nothing has all the words, those that stand in no name are taken as misspelt.
 *
 * Errors: Refusal VALIDATION_FAILED for a term over 200 characters.
 */
export async function readTerm(term: string, { db }: { readonly db: Kysely<DatabaseSchema> }): Promise<SearchQuery> {
  if (term.length > longestTerm) {
    throw new Refusal("VALIDATION_FAILED", { message: "The term is too long", validation: { term: [searchTexts.tooLong(longestTerm)] } });
  }
  const words = wordsOf(term).slice(0, mostWords);
  const [first] = words;
  if (first === undefined) return { query: "", firstWord: "" };

  const asWritten = await lookUp(words, { db, unfinished: /\p{L}$/u.test(term) });
  if (asWritten.found) return { query: asWritten.query, firstWord: fold(first) };
  const corrected = await correctWords(words, { db });
  if (corrected === null) return { query: asWritten.query, firstWord: fold(first) };
  const { query } = await lookUp(corrected, { db, unfinished: true });
  return { query, firstWord: corrected[0] ?? "" };
}

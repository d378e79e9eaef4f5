import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { editDistance } from "./editDistance.ts";
import { fold } from "./fold.ts";

/** Shorter words are one mistake away from too many others. */
const shortest = 4;
const mistakesIn = (word: string): number => (word.length < 6 ? 1 : 2);

interface Candidate {
  wanted: string;
  word: string;
}

/**
 * The words, each unknown one replaced by the likeliest word of the names; `null` when there is nothing to replace.
 * Numbers and short words stay.
 */
export async function correctWords(
  words: ReadonlyArray<string>,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<string[] | null> {
  const doubtful = words.map(fold).filter((word) => word.length >= shortest && !/^\p{N}/u.test(word));
  // Trigrams narrow it down to similar words; the edit distance decides.
  const { rows } = await sql<Candidate>`
    select wanted, candidate.word
    from unnest(${doubtful}::text[]) as wanted
    cross join lateral (
      select word, uses from search_words
      where similarity(word, wanted) > 0.2
      order by similarity(word, wanted) desc, uses desc, word limit 30
    ) candidate
    where not exists (select from search_words known where known.word like wanted || '%')`.execute(db);

  const likeliest = new Map<string, { word: string; distance: number }>();
  for (const { wanted, word } of rows) {
    const distance = editDistance(wanted, word);
    if (distance > mistakesIn(wanted) || distance >= (likeliest.get(wanted)?.distance ?? Number.POSITIVE_INFINITY))
      continue;
    likeliest.set(wanted, { word, distance });
  }
  return likeliest.size === 0 ? null : words.map((word) => likeliest.get(fold(word))?.word ?? word);
}

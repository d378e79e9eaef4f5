import { type CatalogueWords, catalogueWords } from "@kamra/core/search";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { readMeta } from "../database/meta.ts";

/** The catalogue's words as of one index. */
export interface IndexedWords {
  readonly version: string | null;
  readonly words: CatalogueWords;
}

const cache = new WeakMap<Kysely<DatabaseSchema>, IndexedWords>();

/** The words of the index as a process has read them last; reads them when there are none, or when they are `not` of this version. */
export async function loadCatalogueWords(
  db: Kysely<DatabaseSchema>,
  { isOld = false }: { readonly isOld?: boolean } = {},
): Promise<IndexedWords> {
  const known = cache.get(db);
  if (known !== undefined && !isOld) return known;
  const version = await readMeta(db, "search_version");
  const rows = await db.selectFrom("search_words").selectAll().execute();
  const words = catalogueWords(
    rows.map(({ word, written, uses, is_brand, is_for_adults }) => ({
      word,
      written,
      uses,
      isBrand: is_brand,
      isForAdults: is_for_adults,
    })),
  );
  const loaded = { version, words };
  cache.set(db, loaded);
  return loaded;
}

import type { CatalogueWords } from "./catalogueWords.ts";
import { rankingOf } from "./rankingOf.ts";
import { type SearchableProduct, searchEntry } from "./searchEntry.ts";
import { meets } from "./SearchCondition.ts";
import { type TermReading, understandTerm } from "./understandTerm.ts";

/** Why a reading of a term finds a product, and its place. */
export interface SearchExplanation {
  readonly reading: TermReading;
  readonly isFound: boolean;
  /** The reasons that the product's points come from; those of its stock, price and popularity are left out. */
  readonly reasons: ReadonlyArray<{ readonly why: string; readonly points: number }>;
  readonly points: number;
}

/**
 * For developers: how each reading of a term sees a product.
 *
 * @rule SEARCH-9
 */
export function explainSearch(
  term: string,
  product: SearchableProduct,
  { words }: { readonly words: CatalogueWords },
): SearchExplanation[] {
  const entry = searchEntry(product, words);
  return understandTerm(term, { words }).map((reading) => {
    const { found, foundForAdults, steps } = rankingOf(reading, { words });
    const isFound = meets(entry, found) && (!product.isForAdults || meets(entry, foundForAdults));
    const reasons = steps
      .filter(({ condition }) => meets(entry, condition))
      .map(({ why, points }) => ({ why, points }));
    return { reading, isFound, reasons, points: reasons.reduce((sum, { points }) => sum + points, 0) };
  });
}

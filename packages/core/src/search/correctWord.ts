import type { CatalogueWords } from "./catalogueWords.ts";
import { meanings } from "./synonymIndex.ts";
import { meaningForms } from "./wordForms.ts";
import { type Spelling, spelledDistance, spellingOf, writtenDistance } from "./writtenDistance.ts";

/** The minimum length: shorter words are one mistake away from too many others. */
const shortest = 4;

/** How far a correction may be from a word: less for a short one. */
const farthest = (word: string): number => (word.length < 5 ? 1 : word.length < 8 ? 1.1 : 2);

/** Brands are corrected by small mistakes alone. */
const farthestBrand = 0.8;

const byMeaning = /* @__PURE__ */ [...meanings.keys()].filter((phrase) => !/[ \d]/.test(phrase) && phrase.length > 4);
const farthestMeaning = 1;

/** A word that a slip may have been meant for. */
interface Candidate {
  readonly spelling: Spelling;
  readonly uses: number;
  readonly farthest: number;
  /** As the brand is written; `null` for other words. */
  readonly brand: string | null;
}

const candidates = new WeakMap<CatalogueWords, ReadonlyArray<Candidate>>();

/** The words that the catalogue may correct into, spelled once. */
function candidatesOf(words: CatalogueWords): ReadonlyArray<Candidate> {
  const known = candidates.get(words);
  if (known !== undefined) return known;
  const own = [...words.byWord.values()]
    .filter(({ word, isForAdults }) => word.length >= 3 && !isForAdults)
    .map(({ word, uses, isBrand, written }) => ({
      spelling: spellingOf(word),
      uses,
      farthest: Number.POSITIVE_INFINITY,
      brand: isBrand ? written : null,
    }));
  const meant = byMeaning
    .filter((word) => meaningForms(word, words).length > 0)
    .map((word) => ({ spelling: spellingOf(word), uses: 0, farthest: farthestMeaning, brand: null }));
  const all = [...own, ...meant];
  candidates.set(words, all);
  return all;
}

/**
 * The catalogue's word nearest to a folded, mistyped word; `null` when none is near. Never a word of goods for adults
 * alone, and a brand only for a single mistake.
 *
 * @rule SEARCH-7
 */
export function correctWord(typed: string, words: CatalogueWords): string | null {
  if (typed.length < shortest || /\d/.test(typed)) return null;
  const spelled = spellingOf(typed);
  let best: { readonly word: string; readonly distance: number; readonly uses: number } | null = null;
  for (const { spelling, uses, farthest: most, brand } of candidatesOf(words)) {
    if (Math.abs(spelling.written.length - typed.length) > 2) continue;
    const limit = Math.min(most, farthest(typed), best?.distance ?? most);
    const distance = spelledDistance(spelled, spelling, limit);
    if (distance > limit || (brand !== null && writtenDistance(typed, brand) > farthestBrand)) continue;
    if (best === null || distance < best.distance || uses > best.uses)
      best = { word: spelling.written, distance, uses };
  }
  return best?.word ?? null;
}

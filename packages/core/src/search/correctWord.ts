import type { CatalogueWord, CatalogueWords } from "./catalogueWords.ts";
import { meanings } from "./synonymIndex.ts";
import { meaningForms } from "./wordForms.ts";
import { writtenDistance } from "./writtenDistance.ts";

/** The minimum length: shorter words are one mistake away from too many others. */
const shortest = 4;

/** How far a correction may be from a word: less for a short one. */
const farthest = (word: string): number => (word.length < 5 ? 1 : word.length < 8 ? 1.1 : 2);

/** Brands are corrected by small mistakes alone. */
const farthestBrand = 0.8;

const mayBe = ({ isBrand, isForAdults, written }: CatalogueWord, typed: string, distance: number): boolean =>
  !isForAdults && (!isBrand || writtenDistance(typed, written) <= farthestBrand) && distance <= farthest(typed);

const byMeaning = /* @__PURE__ */ [...meanings.keys()].filter((phrase) => !/[ \d]/.test(phrase) && phrase.length > 4);

/**
 * The catalogue's word nearest to a folded, mistyped word; `null` when none is near. Never a word of goods for adults
 * alone, and a brand only for a single mistake.
 *
 * @rule SEARCH-7
 */
export function correctWord(typed: string, words: CatalogueWords): string | null {
  if (typed.length < shortest || /\d/.test(typed)) return null;
  const near: { readonly word: string; readonly distance: number; readonly uses: number }[] = [];
  const isAlike = (word: string) => word.length >= 3 && Math.abs(word.length - typed.length) <= 2;
  for (const entry of words.byWord.values()) {
    if (!isAlike(entry.word)) continue;
    const distance = writtenDistance(typed, entry.word);
    if (mayBe(entry, typed, distance)) near.push({ word: entry.word, distance, uses: entry.uses });
  }
  for (const word of byMeaning) {
    if (!isAlike(word)) continue;
    const distance = writtenDistance(typed, word);
    if (distance <= Math.min(1, farthest(typed)) && meaningForms(word, words).length > 0)
      near.push({ word, distance, uses: 0 });
  }
  return near.sort((a, b) => a.distance - b.distance || b.uses - a.uses)[0]?.word ?? null;
}

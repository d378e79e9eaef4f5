import { fold } from "../../search/fold.ts";

/** As many as a list shows at once. */
const mostSearches = 8;
/** Letters. A longer term is a pasted text, and no search to repeat. */
const longestTerm = 80;

/** As it is shown: with one space between words. */
const asShown = (term: string): string => term.trim().replaceAll(/\s+/gu, " ");
const keyOf = (term: string): string => fold(asShown(term));

/**
 * The earlier searches without one of them; accents and capitals do not matter.
 *
 * @rule SEARCH-11
 * @example withoutSearch(["tej", "vaj"], "Tej") // => ["vaj"]
 */
export const withoutSearch = (searches: ReadonlyArray<string>, term: string): ReadonlyArray<string> =>
  searches.filter((search) => keyOf(search) !== keyOf(term));

/**
 * The earlier searches after another one: each once, the latest first, at most eight. Terms of more than 80 letters are
 * left out.
 *
 * @rule SEARCH-11
 * @example withSearch(["vaj", "tej"], " Tej ") // => ["Tej", "vaj"]
 */
export function withSearch(searches: ReadonlyArray<string>, term: string): ReadonlyArray<string> {
  const written = asShown(term);
  if (written === "" || written.length > longestTerm) return searches;
  return [written, ...withoutSearch(searches, written)].slice(0, mostSearches);
}

/**
 * The earlier searches that begin with the typed text and are longer; all of them before anything is typed.
 *
 * @rule SEARCH-11
 * @example searchesLike(["tejföl", "vaj"], "TEJ") // => ["tejföl"]
 */
export const searchesLike = (searches: ReadonlyArray<string>, typed: string): ReadonlyArray<string> =>
  withoutSearch(searches, typed).filter((search) => keyOf(search).startsWith(keyOf(typed)));

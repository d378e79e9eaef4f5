import type { CatalogueWords } from "./catalogueWords.ts";

const shortest = 3;

/** Heads of two letters that stand at the end of names of goods: "gyümölcslé", "fürdősó". */
const shortHeads: ReadonlySet<string> = new Set(["le", "so"]);

function isHead(head: string, before: string, { parts }: CatalogueWords): boolean {
  if (shortHeads.has(head)) return before.length > 3 && parts.has(before);
  return head.length >= shortest && parts.has(head);
}

const isBefore = (before: string, head: string, { parts }: CatalogueWords): boolean =>
  parts.has(before) || parts.has(`${before}+`) || (head.length > 4 && before.length >= shortest);

/**
 * The parts of a folded compound, its head last, made of the catalogue's own words; `null` for a word that is none.
 *
 * @rule SEARCH-5
 */
export function compoundParts(word: string, words: CatalogueWords): readonly [string, string] | null {
  for (let at = shortest - 1; at <= word.length - 2; at += 1) {
    const before = word.slice(0, at);
    const head = word.slice(at);
    if (isHead(head, before, words) && isBefore(before, head, words)) return [before, head];
  }
  return null;
}

/** A word of the catalogue's names, brands and categories. */
export interface CatalogueWord {
  /** Folded. */
  readonly word: string;
  /** As it is written in a name, with its accents. */
  readonly written: string;
  /** How many products have it. */
  readonly uses: number;
  /** Only brands have it. */
  readonly isBrand: boolean;
  /** Only goods for adults have it. */
  readonly isForAdults: boolean;
}

/** The words that a search can find, and what compounds are made of. */
export interface CatalogueWords {
  readonly byWord: ReadonlyMap<string, CatalogueWord>;
  /** Words, and ends of several words that others begin with: "barack" of "őszibarack", "sárgabarack" and "barackos". */
  readonly parts: ReadonlySet<string>;
}

const shortestPart = 5;
const shortestBeginning = 4;

/** Beginnings of words, and the number of words that have them. */
function countAffixes(words: Iterable<string>): { begun: Map<string, number>; ended: Map<string, number> } {
  const begun = new Map<string, number>();
  const ended = new Map<string, number>();
  const count = (counts: Map<string, number>, affix: string) => counts.set(affix, (counts.get(affix) ?? 0) + 1);
  for (const word of words) {
    for (let length = 3; length < word.length - 1; length += 1) count(begun, word.slice(0, length));
    for (let length = shortestPart; length <= word.length - 3; length += 1) count(ended, word.slice(-length));
  }
  return { begun, ended };
}

/** The words of a catalogue, with the parts of its compounds. */
export function catalogueWords(words: Iterable<CatalogueWord>): CatalogueWords {
  const byWord = new Map([...words].map((entry) => [entry.word, entry]));
  const { begun, ended } = countAffixes(byWord.keys());
  const parts = new Set([...byWord.values()].filter(({ isBrand }) => !isBrand).map(({ word }) => word));
  for (const [end, count] of ended) if (count >= 2 && begun.has(end)) parts.add(end);
  for (const word of byWord.keys()) {
    for (let at = 3; at <= word.length - shortestBeginning; at += 1) {
      const end = word.slice(at);
      if (byWord.has(word.slice(0, at)) && (begun.get(end) ?? 0) >= 2) parts.add(end);
    }
  }
  for (const [beginning, count] of begun)
    if (count >= 2 && beginning.length >= shortestBeginning) parts.add(`${beginning}+`);
  return { byWord, parts };
}

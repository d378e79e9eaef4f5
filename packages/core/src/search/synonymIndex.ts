import { synonyms } from "./synonyms.hu.ts";
import { termWords } from "./termWords.ts";

/** A meaning of a phrase. */
export interface Meaning {
  /** As it is shown. */
  readonly phrase: string;
  readonly keys: ReadonlyArray<string>;
  /** Other brands are shown instead, and the shopper is told so. */
  readonly isInstead: boolean;
}

export const keysOf = (phrase: string): string[] => termWords(phrase).map(({ key }) => key);

function readMeanings(): ReadonlyMap<string, ReadonlyArray<Meaning>> {
  const meanings = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: string, isInstead: boolean) => {
    const key = keysOf(phrase).join(" ");
    const keys = keysOf(meaning);
    const known = meanings.get(key) ?? [];
    if (key === keys.join(" ") || known.some(({ phrase: other }) => other === meaning)) return;
    meanings.set(key, [...known, { phrase: meaning, keys, isInstead }]);
  };
  for (const { means, brands } of synonyms) {
    for (const meaning of means) {
      for (const other of means) add(other, meaning, false);
      for (const brand of brands ?? []) add(brand, meaning, true);
    }
  }
  return meanings;
}

/** The meanings of folded phrases. */
export const meanings = /* @__PURE__ */ readMeanings();

/** The words in a phrase with a meaning, at most. */
export const longestPhrase = /* @__PURE__ */ Math.max(
  ...[...meanings.keys()].map((phrase) => phrase.split(" ").length),
);

import { baseForms } from "./baseForms.ts";
import type { CatalogueWords } from "./catalogueWords.ts";
import { compoundParts } from "./compoundParts.ts";
import { type Meaning, meanings } from "./synonymIndex.ts";

/** Why a word is looked up as it is. */
export type FormKind = "written" | "inflected" | "synonym" | "instead" | "parts" | "joined" | "begun" | "corrected";

/** One way to look up a part of a term: by all of these keys. */
export interface WordForm {
  readonly keys: ReadonlyArray<string>;
  readonly kind: FormKind;
}

/** A meaning that this catalogue has words for. */
const isUsed = ({ keys }: Meaning, { byWord }: CatalogueWords): boolean =>
  keys.every((key) => byWord.has(key) || /\d/.test(key));

/** The forms of what a folded phrase means in this catalogue. */
export function meaningForms(phrase: string, words: CatalogueWords): WordForm[] {
  return (meanings.get(phrase) ?? [])
    .filter((meaning) => isUsed(meaning, words))
    .map(({ keys, isInstead }) => ({ keys, kind: isInstead ? "instead" : "synonym" }));
}

/** "bors" would be made of "bor", as "sajtos" is of "sajt". */
const isMadeOf = (word: string, base: string): boolean => /^[aeo]?s$/.test(word.slice(base.length));

/** The base with the longest common beginning is taken: "kenyerek" comes from "kenyer", not from "keny". */
function inflectedForms(word: string, words: CatalogueWords): WordForm[] {
  const forms: WordForm[] = [];
  for (const base of baseForms(word).slice(1)) {
    if (base.length < 2 || (words.byWord.get(base)?.isForAdults === true && isMadeOf(word, base))) continue;
    if (words.byWord.has(base)) forms.push({ keys: [base], kind: "inflected" });
    forms.push(...meaningForms(base, words));
    if (forms.length > 0) break;
  }
  return forms;
}

/** A word that the catalogue lacks, as parts that it has: "wcpapír", "paradicsomkonzerv", "krumplisaláta". */
function partForms(word: string, words: CatalogueWords): WordForm[] {
  for (let at = 2; at <= word.length - 3; at += 1) {
    const both = `${word.slice(0, at)} ${word.slice(at)}`;
    if (meanings.has(both)) return meaningForms(both, words);
  }
  const parts = compoundParts(word, words);
  if (parts === null) return [];
  return words.parts.has(parts[0]) || words.parts.has(`${parts[0]}+`) ? [{ keys: parts, kind: "parts" }] : [];
}

const isPlural = (word: string): boolean => /[aeo]k$/.test(word);

/** The forms of a folded word that the catalogue has as it is typed, or that has a meaning; empty for others. */
export function ownForms(word: string, words: CatalogueWords): WordForm[] {
  const written: WordForm[] = words.byWord.has(word) ? [{ keys: [word], kind: "written" }] : [];
  const known = [...written, ...meaningForms(word, words)];
  return known.length === 0 && words.parts.has(word) ? [{ keys: [word], kind: "written" }] : known;
}

/** The forms of a folded word in the catalogue, the likeliest first; empty for an unknown word. */
export function wordForms(word: string, words: CatalogueWords): WordForm[] {
  const known = ownForms(word, words);
  const inflected = inflectedForms(word, words);
  // "levesek" is in a name, and the plural of what is meant; "bors" and "csokis" are words of their own.
  if (known.length > 0) return isPlural(word) ? [...known, ...inflected] : known;
  if (inflected.length > 0) return inflected;
  return partForms(word, words);
}

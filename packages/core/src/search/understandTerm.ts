import { barcodeKeys } from "./barcodeKeys.ts";
import type { CatalogueWords } from "./catalogueWords.ts";
import { correctWord } from "./correctWord.ts";
import { longestPhrase, meanings } from "./synonymIndex.ts";
import { type TermWord, termWords } from "./termWords.ts";
import { meaningForms, ownForms, type WordForm, wordForms } from "./wordForms.ts";

/** A word of a term, or several that belong together, and the ways to look it up. */
export interface TermPart {
  /** As the shopper wrote it. */
  readonly typed: string;
  readonly keys: ReadonlyArray<string>;
  readonly isAmount: boolean;
  readonly forms: ReadonlyArray<WordForm>;
}

/** One understanding of a term: every part has to be found. */
export interface TermReading {
  readonly parts: ReadonlyArray<TermPart>;
  /** The term that is searched for instead; `null` for the term as written. */
  readonly corrected: string | null;
}

const mostWords = 12;

/** Words that say nothing about the goods. */
const fillers: ReadonlySet<string> = new Set(["a", "az", "es", "os", "as", "egy", "vagy", "and", "the"]);

function wordsWorthFinding(term: string): TermWord[] {
  const words = termWords(term).slice(0, mostWords);
  const telling = words.filter(({ key }) => !fillers.has(key));
  return telling.length > 0 ? telling : words;
}

/** The part that several words form together: a phrase with a meaning, or a compound written as separate words. */
function joinedPart(group: ReadonlyArray<TermWord>, words: CatalogueWords): TermPart | null {
  const keys = group.map(({ key }) => key);
  const typed = group.map(({ written }) => written).join(" ");
  const meant = meaningForms(keys.join(" "), words);
  const joined = keys.join("");
  const isCompound = keys.length === 2 && group.every(({ kind }) => kind === "word") && words.byWord.has(joined);
  if (meant.length === 0 && !isCompound) return null;
  const asJoined: WordForm[] = isCompound ? [{ keys: [joined], kind: "joined" }] : meaningForms(joined, words);
  const apart: WordForm[] = keys.every((key) => words.byWord.has(key) || words.parts.has(key))
    ? [{ keys, kind: "parts" }]
    : [];
  return { typed, keys, isAmount: false, forms: [...asJoined, ...meant, ...apart] };
}

function singlePart({ key, written, kind }: TermWord, words: CatalogueWords): TermPart {
  const forms: ReadonlyArray<WordForm> = kind === "word" ? wordForms(key, words) : [{ keys: [key], kind: "written" }];
  return { typed: written, keys: [key], isAmount: kind === "amount", forms };
}

function partsOf(found: ReadonlyArray<TermWord>, words: CatalogueWords): TermPart[] {
  const parts: TermPart[] = [];
  for (let at = 0; at < found.length;) {
    const lengths = Array.from(
      { length: Math.min(longestPhrase, found.length - at) - 1 },
      (_, index) => Math.min(longestPhrase, found.length - at) - index,
    );
    const part =
      lengths.map((length) => joinedPart(found.slice(at, at + length), words)).find((joined) => joined !== null) ??
      found.slice(at, at + 1).map((word) => singlePart(word, words))[0];
    if (part === undefined) break;
    parts.push(part);
    at += part.keys.length;
  }
  return parts;
}

const isInstead = ({ forms }: TermPart): boolean =>
  forms.some(({ kind }) => kind === "instead") && forms.every(({ kind }) => kind === "instead" || kind === "begun");

/** How a key is written in names. */
const writtenAs = (key: string, { byWord }: CatalogueWords): string => byWord.get(key)?.written ?? key;

function shownOf(part: TermPart, words: CatalogueWords): string {
  if (!isInstead(part)) return part.typed;
  return (part.forms.find(({ kind }) => kind === "instead")?.keys ?? []).map((key) => writtenAs(key, words)).join(" ");
}

function readingOf(
  parts: ReadonlyArray<TermPart>,
  { isChanged, words }: { isChanged: boolean; words: CatalogueWords },
): TermReading {
  const corrected = isChanged || parts.some(isInstead) ? parts.map((part) => shownOf(part, words)).join(" ") : null;
  return { parts, corrected };
}

/** The forms of the shortest phrase with a meaning that begins with an unknown word: "krum" may become "krumpli". */
const begunMeaning = (key: string, words: CatalogueWords): WordForm[] =>
  [...meanings.keys()]
    .filter((phrase) => phrase.startsWith(key))
    .sort((a, b) => a.length - b.length)
    .map((phrase) => meaningForms(phrase, words))
    .find((forms) => forms.length > 0) ?? [];

/** The forms of a part whose last word may be unfinished: longer words that begin with it count too. */
function begunForms(
  { keys, forms }: TermPart,
  { words, isTyping }: { readonly words: CatalogueWords; readonly isTyping: boolean },
): ReadonlyArray<WordForm> {
  const key = keys.at(-1) ?? "";
  const isKnown = forms.some(({ kind }) => kind !== "parts");
  if (/\d/.test(key) || key.length < (isKnown && !isTyping ? 4 : 2)) return forms;
  if (![...words.byWord.keys()].some((word) => word.startsWith(key) && word !== key))
    return forms.length > 0 || key.length < 3 ? forms : begunMeaning(keys.join(" "), words);
  // "sonk" goes on as "sonka": only a whole word may be an inflected "só".
  const isUnfinished = isTyping && keys.length === 1 && ownForms(key, words).length === 0;
  return [...(isUnfinished ? [] : forms), { keys, kind: "begun" }];
}

function withBegun(
  parts: ReadonlyArray<TermPart>,
  options: { readonly words: CatalogueWords; readonly isTyping: boolean },
): TermPart[] {
  return parts.map((part, index) =>
    index === parts.length - 1 ? { ...part, forms: begunForms(part, options) } : part,
  );
}

function correctedPart(part: TermPart, words: CatalogueWords): TermPart | null {
  if (part.forms.length > 0) return part;
  const word = correctWord(part.keys.join(""), words);
  if (word === null) return null;
  const forms = wordForms(word, words).map(
    ({ keys, kind }) => ({ keys, kind: kind === "written" ? "corrected" : kind }) satisfies WordForm,
  );
  if (forms.length === 0) return null;
  return { typed: writtenAs(word, words), keys: [word], isAmount: false, forms };
}

const barcodePart = (typed: string, keys: ReadonlyArray<string>): TermPart => ({
  typed,
  keys,
  isAmount: false,
  forms: keys.map((key) => ({ keys: [key], kind: "written" })),
});

const isPart = (part: TermPart | null): part is TermPart => part !== null;

/** In quotation marks, as other search fields take it. */
const isLiteral = (term: string): boolean => /^\s*["„“”].*["„“”]\s*$/su.test(term);

/**
 * The readings of a term by the words of a catalogue, the most literal first: as written; with unknown words corrected,
 * or left out when no word is near; without amounts. Search with each until one finds products. A term in quotation
 * marks has the literal reading alone.
 *
 * @rule SEARCH-8
 */
export function understandTerm(
  term: string,
  { words, isTyping = false }: { readonly words: CatalogueWords; readonly isTyping?: boolean },
): TermReading[] {
  const barcodes = barcodeKeys(term);
  if (barcodes.length > 0) return [readingOf([barcodePart(term, barcodes)], { isChanged: false, words })];
  const asWritten = partsOf(wordsWorthFinding(term), words);
  if (asWritten.length === 0) return [];
  const mayGoOn = /\p{L}$/u.test(term);
  const literal = mayGoOn ? withBegun(asWritten, { words, isTyping }) : asWritten;
  const isKnown = literal.every(({ forms }) => forms.length > 0);
  const first = isKnown ? [readingOf(literal, { isChanged: false, words })] : [];
  if (isLiteral(term)) return first.filter(({ corrected }) => corrected === null);
  const corrected = literal.map((part) => correctedPart(part, words)).filter(isPart);
  const readings = [...first];
  if (!isKnown && corrected.length > 0) readings.push(readingOf(corrected, { isChanged: true, words }));
  const plain = corrected.filter(({ isAmount }) => !isAmount);
  if (plain.length > 0 && plain.length < corrected.length) readings.push(readingOf(plain, { isChanged: true, words }));
  return readings;
}

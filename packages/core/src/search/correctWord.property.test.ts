import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { type CatalogueWord, type CatalogueWords, catalogueWords } from "./catalogueWords.ts";
import { correctWord } from "./correctWord.ts";
import { meanings } from "./synonymIndex.ts";
import { meaningForms } from "./wordForms.ts";
import { writtenDistance } from "./writtenDistance.ts";

/** The rule as it reads: the distance of every word, and the nearest of those that are near enough. */
function plainly(typed: string, words: CatalogueWords): string | null {
  if (typed.length < 4) return null;
  const most = typed.length < 5 ? 1 : typed.length < 8 ? 1.1 : 2;
  const own = [...words.byWord.values()].filter(
    ({ isBrand, isForAdults, written }) => !isForAdults && (!isBrand || writtenDistance(typed, written) <= 0.8),
  );
  const meant = [...meanings.keys()].filter(
    (phrase) => /^[^ \d]{5,}$/.test(phrase) && meaningForms(phrase, words).length > 0,
  );
  const near = [
    ...own.map(({ word, uses }) => ({ word, uses, distance: writtenDistance(typed, word), most })),
    ...meant.map((word) => ({ word, uses: 0, distance: writtenDistance(typed, word), most: Math.min(1, most) })),
  ].filter((one) => one.word.length >= 3 && Math.abs(one.word.length - typed.length) <= 2 && one.distance <= one.most);
  return near.sort((a, b) => a.distance - b.distance || b.uses - a.uses)[0]?.word ?? null;
}

const letters = (most: number) =>
  fc.string({ unit: fc.constantFrom(..."aeoljyszktcq"), minLength: 3, maxLength: most });
const word = fc.oneof(letters(5), letters(10), fc.constantFrom("burgonya", "kola", "cukkini", "tojas", "joghurt"));
const entry: fc.Arbitrary<CatalogueWord> = fc
  .record({ word, uses: fc.integer({ min: 1, max: 2 }), kind: fc.constantFrom("", "", "brand", "adults") })
  .map(({ word: written, uses, kind }) => ({
    word: written,
    written,
    uses,
    isBrand: kind === "brand",
    isForAdults: kind === "adults",
  }));

/** A word with some letters lost, added, changed or swapped. */
const slips = (of: string) =>
  fc
    .array(fc.tuple(fc.nat({ max: of.length }), fc.constantFrom("", "a", "y", "z", "swap")), { maxLength: 3 })
    .map((all) =>
      all.reduce((text, [at, slip]) => {
        const [one = "", other = ""] = text.slice(at, at + 2);
        return text.slice(0, at) + (slip === "swap" ? other + one : slip) + text.slice(at + (slip === "swap" ? 2 : 1));
      }, of),
    );

const mistyped = fc
  .tuple(fc.uniqueArray(entry, { selector: (one) => one.word, minLength: 1, maxLength: 12 }), fc.boolean())
  .chain(([entries, isMeaning]) =>
    fc.record({
      entries: fc.constant(entries),
      typed: fc
        .constantFrom(...(isMeaning ? ["krumpli", "jogurt", "cukkini"] : entries.map((one) => one.word)))
        .chain(slips),
    }),
  );

describe("a correction", () => {
  it.prop([mistyped], runs)("[SEARCH-7] is the word that comparing with every word finds.", ({ entries, typed }) => {
    const words = catalogueWords(entries);
    expect(correctWord(typed, words)).toBe(plainly(typed, words));
  });

  it("[SEARCH-7] is the more frequent one of two words that are as near.", () => {
    const of = (word: string, uses: number) => ({ word, written: word, uses, isBrand: false, isForAdults: false });
    expect(correctWord("mulna", catalogueWords([of("malna", 1), of("molna", 2), of("melna", 1)]))).toBe("molna");
  });
});

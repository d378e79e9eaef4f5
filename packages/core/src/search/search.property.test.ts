import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { barcodeKeys } from "./barcodeKeys.ts";
import { baseForms } from "./baseForms.ts";
import { compoundParts } from "./compoundParts.ts";
import { correctWord } from "./correctWord.ts";
import { explainSearch } from "./explainSearch.ts";
import { fold } from "./fold.ts";
import { meets } from "./SearchCondition.ts";
import { rankingOf } from "./rankingOf.ts";
import { searchEntry } from "./searchEntry.ts";
import { termWords } from "./termWords.ts";
import { understandTerm } from "./understandTerm.ts";
import { wordsFrom } from "./words.test.kit.ts";
import { writtenDistance } from "./writtenDistance.ts";

const nouns = ["tej", "vaj", "víz", "alma", "körte", "kenyér", "joghurt", "csirke", "mell", "szűz", "őszibarack", "só"];
const adults = ["pálinka", "vodka", "likőr"];
const brands = ["Tejkút", "Kondér", "Mókusfa"];
const words = wordsFrom(nouns.join(" "), { adults: adults.join(" "), brands: brands.join(" ") });
const letters = fc.string({ unit: fc.constantFrom(..."aábcdeéfghiíjklmnoóöőprstuúüűvz"), minLength: 1, maxLength: 12 });
const foldedWord = letters.map(fold);

describe("search", () => {
  it.prop([letters], runs)("[SEARCH-1] Without accents and capitals a text stays as it is.", (text) => {
    expect(fold(text)).toMatch(/^[a-z]*$/);
    expect(fold(fold(text).toUpperCase())).toBe(fold(text));
  });

  it.prop([fc.integer({ min: 1, max: 9999 })], runs)(
    "[SEARCH-2] An amount is the same in each of its units.",
    (grams) => {
      const key = (text: string) => termWords(text)[0]?.key;
      expect(key(`${grams / 1000} kg`.replace(".", ","))).toBe(key(`${grams}g`));
      expect(key(`${grams / 10} dkg`)).toBe(key(`${grams} g`));
    },
  );

  it.prop([foldedWord], runs)("[SEARCH-3] A word is a form of itself, and no base is longer than it.", (word) => {
    const [first, ...others] = baseForms(word);
    expect(first).toBe(word);
    for (const base of others) expect(base.length).toBeLessThanOrEqual(word.length);
  });

  it.prop([foldedWord, foldedWord], runs)("[SEARCH-4] Two words are as far apart one way as the other.", (a, b) => {
    expect(writtenDistance(a, b)).toBeCloseTo(writtenDistance(b, a), 9);
    expect(writtenDistance(a, a)).toBe(0);
    if (a !== b) expect(writtenDistance(a, b)).toBeGreaterThan(0);
  });

  it.prop([fc.constantFrom(...nouns), fc.constantFrom(...nouns)], runs)(
    "[SEARCH-5] The parts of a compound are the compound.",
    (before, head) => {
      const word = fold(before + head);
      expect(compoundParts(word, words)?.join("") ?? word).toBe(word);
    },
  );

  it.prop([letters], runs)(
    "[SEARCH-7] No slip becomes a word for adults, nor a brand farther than a slip.",
    (typed) => {
      const word = correctWord(fold(typed), words);
      expect(adults.map(fold)).not.toContain(word);
      const brand = brands.find((name) => fold(name) === word);
      if (brand !== undefined) expect(writtenDistance(fold(typed), brand.toLowerCase())).toBeLessThanOrEqual(1);
    },
  );

  it.prop([fc.uniqueArray(fc.constantFrom(...nouns), { minLength: 1, maxLength: 4 }), fc.boolean()], runs)(
    "[SEARCH-6] [SEARCH-8] A product is found by the words of its name in any order, with accents or without.",
    (name, isFolded) => {
      const product = { name: name.join(" "), brand: "", shelves: [], others: [], barcodes: [], isForAdults: false };
      const term = name
        .toReversed()
        .map((word) => (isFolded ? fold(word) : word))
        .join(" ");
      const [reading] = understandTerm(term, { words });
      expect(reading?.corrected).toBeNull();
      expect(reading !== undefined && meets(searchEntry(product, words), rankingOf(reading, { words }).found)).toBe(
        true,
      );
    },
  );

  it.prop([fc.constantFrom(...nouns), fc.constantFrom(...adults)], runs)(
    "[SEARCH-9] Goods for adults never answer the name of a food.",
    (food, drink) => {
      const product = {
        name: food + drink,
        brand: "",
        shelves: [[drink]],
        others: [],
        barcodes: [],
        isForAdults: true,
      };
      expect(explainSearch(food, product, { words }).some(({ isFound }) => isFound)).toBe(false);
      expect(explainSearch(drink, product, { words }).some(({ isFound }) => isFound)).toBe(true);
    },
  );

  it.prop([fc.bigInt({ min: 10n ** 12n, max: 10n ** 13n - 1n }), fc.constantFrom(" ", "-", "")], runs)(
    "[SEARCH-10] A barcode is the same however it is printed.",
    (code, gap) => {
      const digits = String(code);
      const printed = [digits.slice(0, 1), digits.slice(1, 7), digits.slice(7)].join(gap);
      expect(barcodeKeys(printed)).toEqual(barcodeKeys(digits));
      expect(barcodeKeys(`0${digits}`)).toEqual([digits]);
    },
  );
});

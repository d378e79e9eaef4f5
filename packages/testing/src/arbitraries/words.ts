import fc from "fast-check";

const syllables = fc.constantFrom(
  "al",
  "ma",
  "kör",
  "te",
  "tej",
  "föl",
  "sző",
  "lő",
  "csó",
  "ki",
  "vaj",
  "ke",
  "nyér",
  "sajt",
  "hús",
  "űz",
  "Ő",
  "í",
);

/** Names as a shop has them: one to four words with Hungarian letters. */
export const names: fc.Arbitrary<string> = fc
  .array(fc.array(syllables, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((words) => words.map((word) => word.join("")).join(" "));

/** Ids as the contract has them: digits in a text. */
export const ids: fc.Arbitrary<string> = fc.integer({ min: 1, max: 999_999 }).map(String);

/** Url keys. */
export const urlKeys: fc.Arbitrary<string> = fc
  .array(fc.constantFrom("alma", "korte", "tejfol", "sajt", "viz", "20", "1l", "bio"), { minLength: 1, maxLength: 4 })
  .map((words) => words.join("-"));

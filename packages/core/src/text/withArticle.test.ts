import { describe, expect, it } from "vitest";
import { withArticle } from "./withArticle.ts";

const consonants = [
  "Kamra",
  "zöldség",
  "dm",
  "SPAR",
  "GLS-futár",
  "H",
  "yard",
  "2",
  "10",
  "16",
  "100",
  "100 002",
  "100001",
  "13 000",
  "250 000",
  "100\u00a0000\u00a0000",
  "-5",
  "„Bolt”",
  "🙂",
  "",
];
const vowels = [
  "Éléskamra",
  "Alma",
  "alma",
  "Ízek Boltja",
  "ünnep",
  "Özséb",
  "Ybl",
  "MPL",
  "MPL-csomag",
  "SMS",
  "F",
  "S-Budget",
  "OTP",
  "1",
  "1.",
  "1,5 kg",
  "5",
  "50",
  "500001",
  "500 001",
  "1000",
  "1 250 000",
  "5.",
  "„Aranyalma”",
  "(alma)",
  "É\u0301den",
];

describe("the definite article", () => {
  it.each(consonants)("of „%s” is a", (word) => {
    expect(withArticle(word)).toBe(`a ${word}`);
  });
  it.each(vowels)("of „%s” is az", (word) => {
    expect(withArticle(word)).toBe(`az ${word}`);
  });
  it("has a capital letter at the start of a sentence", () => {
    expect([withArticle("500001", { startsSentence: true }), withArticle("Kamra", { startsSentence: true })]).toEqual([
      "Az 500001",
      "A Kamra",
    ]);
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { groupThousands } from "../product/groupThousands.ts";
import { runs } from "../runs.test.config.ts";
import { withArticle } from "./withArticle.ts";

const firstThree = ["egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"];
const tens = ["tizen", "huszon", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"];

/** How a number up to 999 999 999 999 begins, read aloud: by its value alone. */
function spoken(value: number): string {
  if (value >= 1_000_000) {
    const unit = value >= 1_000_000_000 ? 1_000_000_000 : 1_000_000;
    return spoken(Math.floor(value / unit));
  }
  if (value >= 2_000) return spoken(Math.floor(value / 1_000));
  if (value >= 1_000) return "ezer";
  if (value >= 200) return firstThree[Math.floor(value / 100) - 1] ?? "";
  if (value >= 100) return "száz";
  return value >= 10 ? (tens[Math.floor(value / 10) - 1] ?? "") : (firstThree[value - 1] ?? "nulla");
}

it("a number's article is that of the word it begins with, with and without its thousands apart", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 11.9, noNaN: true }).map((power) => Math.floor(10 ** power)),
      (value) => {
        const article = /^[aeéoö]/.test(spoken(value)) ? "az" : "a";
        expect(withArticle(String(value))).toBe(`${article} ${value}`);
        expect(withArticle(groupThousands(value))).toBe(`${article} ${groupThousands(value)}`);
      },
    ),
    runs,
  );
});

it("a word keeps its letters behind the article, and quotes around it change nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (word) => {
      const said = withArticle(word);
      expect(said).toMatch(/^az? /);
      expect(said.replace(/^az? /, "")).toBe(word);
      expect(withArticle(`„${word}”`)).toBe(`${said.slice(0, said.indexOf(" "))} „${word}”`);
    }),
    runs,
  );
});

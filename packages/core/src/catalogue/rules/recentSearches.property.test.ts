import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { searchesLike, withoutSearch, withSearch } from "./recentSearches.ts";

/** Few words, so that terms often come again, in other letters. */
const terms = fc.oneof(
  fc.constantFrom("tej", "Tej", "TEJFÖL", "tejfol", "körte", "korte", "  vaj  ", "zöld alma", "zöld \t alma", "", " "),
  // The longest that is stored, and one letter more.
  fc.constantFrom("a".repeat(80), "a".repeat(81)),
  fc.string({ unit: "grapheme", maxLength: 90 }),
);
const searched = fc.array(terms, { maxLength: 30 });

/** Without accents and capitals, by another way than the rule's. */
const plain = (text: string) =>
  [...text.trim().replaceAll(/\s+/gu, " ").normalize("NFD")]
    .filter((letter) => !/\p{M}/u.test(letter))
    .join("")
    .toLowerCase();
const none: ReadonlyArray<string> = [];
const keep = (all: ReadonlyArray<string>) => all.reduce(withSearch, none);

describe("earlier searches", () => {
  it.prop([searched], runs)(
    "[SEARCH-11] The latest searches stay, each once however it is written, at most eight.",
    (all) => {
      const kept = keep(all);
      const wanted = all
        .filter((term) => term.trim() !== "" && term.trim().replaceAll(/\s+/gu, " ").length <= 80)
        .toReversed()
        .map(plain)
        .filter((term, place, terms) => terms.indexOf(term) === place)
        .slice(0, 8);
      expect(kept.map(plain)).toEqual(wanted);
    },
  );

  it.prop([searched, terms], runs)("[SEARCH-11] A deleted search is gone, and no other is.", (all, term) => {
    const kept = keep(all);
    expect(withoutSearch(kept, term)).toEqual(kept.filter((search) => plain(search) !== plain(term)));
  });

  it.prop([searched, terms], runs)(
    "[SEARCH-11] While typing those are shown that go on from what is typed, in their order.",
    (all, typed) => {
      const kept = keep(all);
      const shown = searchesLike(kept, typed);
      expect(shown).toEqual(
        kept.filter((search) => plain(search) !== plain(typed) && plain(search).indexOf(plain(typed)) === 0),
      );
      expect(searchesLike(kept, "")).toEqual(kept);
    },
  );
});

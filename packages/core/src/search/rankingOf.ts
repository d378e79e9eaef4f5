import type { CatalogueWords } from "./catalogueWords.ts";
import type { SearchCondition, SearchKey } from "./SearchCondition.ts";
import { adultsKey, shelfMark, thingMark } from "./searchEntry.ts";
import type { TermPart, TermReading } from "./understandTerm.ts";
import type { WordForm } from "./wordForms.ts";

/** A reason for a product to come first, with its points. */
export interface RankingStep {
  readonly why: string;
  readonly points: number;
  readonly condition: SearchCondition;
}

/** How a reading finds products, and which of them come first. */
export interface SearchRanking {
  /** Every product found meets it. */
  readonly found: SearchCondition;
  /** Goods for adults must meet this too, so that the name of a food never finds them. */
  readonly foundForAdults: SearchCondition;
  readonly steps: ReadonlyArray<RankingStep>;
}

/** The points of a search; the greatest sum comes first. */
export const searchPoints = {
  /** The product is what the term names: its first noun, the next, a later one. */
  thing: [4, 3, 2],
  /** Its category has that name: the lowest one, one above, one that lists it among other things. */
  shelf: [3, 2, 1],
  /** All words are in the name; in the name or the brand; in these or the categories. */
  name: 2,
  brand: 1,
  category: 1,
  /** All words as written, not inflected or begun. */
  written: 1,
  /** As written with its accents. */
  accents: 0.3,
  /** Of the most popular product; others have their share. */
  popular: 1,
  available: 0.8,
  reduced: 0.1,
} as const;

const writtenKinds: ReadonlySet<WordForm["kind"]> = new Set(["written", "joined", "corrected"]);
const isWhole = ({ kind }: WordForm): boolean => kind !== "begun";

/** Forms of the words themselves before those of their synonyms, and whole words before begun ones. */
function leading({ forms }: TermPart): ReadonlyArray<WordForm> {
  const own = forms.filter(({ kind }) => writtenKinds.has(kind));
  const whole = forms.filter(isWhole);
  return own.length > 0 ? own : whole.length > 0 ? whole : forms;
}

const wholeOrAll = ({ forms }: TermPart): ReadonlyArray<WordForm> =>
  forms.some(isWhole) ? forms.filter(isWhole) : forms;

/** The condition that some form of every part is in one of these fields. */
const inFields = (
  { parts }: TermReading,
  weights: string,
  formsOf: (part: TermPart) => ReadonlyArray<WordForm>,
): SearchCondition =>
  parts.map((part) =>
    formsOf(part).map(({ keys, kind }) =>
      keys.map((key, index) => ({ key, weights, isBegun: kind === "begun" && index === keys.length - 1 })),
    ),
  );

const one = (keys: ReadonlyArray<SearchKey>): SearchCondition => (keys.length === 0 ? [] : [keys.map((key) => [key])]);

/** The last word of a form is the head. */
function thingKeys({ parts }: TermReading, weights: string): SearchKey[] {
  return parts.flatMap((part) =>
    leading(part).flatMap(({ keys, kind }) =>
      keys.slice(-1).map((key) => ({ key: thingMark + key, weights, isBegun: kind === "begun" })),
    ),
  );
}

const shelfKeys = ({ parts }: TermReading, weights: string): SearchKey[] => {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  const rest = others.map(({ forms }) => forms[0]?.keys.join(" ") ?? "").join(" ");
  return leading(first)
    .filter(isWhole)
    .map(({ keys }) => ({
      key: shelfMark + [...keys, ...(rest === "" ? [] : [rest])].join(" "),
      weights,
      isBegun: false,
    }));
};

/** An unfinished word means goods for adults when no other word begins with it. */
function begunAdultKeys({ parts }: TermReading, { byWord }: CatalogueWords): SearchKey[] {
  return parts.flatMap(({ forms }) =>
    forms
      .filter((form) => !isWhole(form))
      .flatMap(({ keys }) => keys.slice(-1))
      .filter((key) => [...byWord.values()].every(({ word, isForAdults }) => isForAdults || !word.startsWith(key)))
      .map((key) => ({ key: thingMark + key, weights: "", isBegun: true })),
  );
}

/**
 * How the products of a reading are found and ranked: first what the product is, then its category, its name, its
 * brand, and the rest.
 *
 * @rule SEARCH-9
 */
export function rankingOf(reading: TermReading, { words }: { readonly words: CatalogueWords }): SearchRanking {
  const { thing, shelf, name, brand, category, written, accents } = searchPoints;
  const spelled = reading.parts.map(({ typed }) => [[{ key: typed, weights: "AB", isBegun: false }]]);
  const step = (why: string, points: number, condition: SearchCondition): RankingStep => ({ why, points, condition });
  const steps = [
    ...["A", "AB", "ABC"].map((weights, index) =>
      step(
        `is the thing, place ${index + 1}`,
        (thing[index] ?? 0) - (thing[index + 1] ?? 0),
        one(thingKeys(reading, weights)),
      ),
    ),
    ...["A", "AB", "ABC"].map((weights, index) =>
      step(
        `stands on the shelf, level ${index + 1}`,
        (shelf[index] ?? 0) - (shelf[index + 1] ?? 0),
        one(shelfKeys(reading, weights)),
      ),
    ),
    step("all words in the name", name, inFields(reading, "A", wholeOrAll)),
    step("all words in name or brand", brand, inFields(reading, "AB", wholeOrAll)),
    step("all words in name, brand or category", category, inFields(reading, "ABC", wholeOrAll)),
    step(
      "all words as written",
      written,
      inFields(reading, "", ({ forms }) => forms.filter(({ kind }) => writtenKinds.has(kind))),
    ),
    step("with these accents", accents, spelled),
  ];
  const shelves = reading.parts.flatMap((part) => shelfKeys({ ...reading, parts: [part] }, ""));
  const adults = [
    ...thingKeys(reading, "").filter(({ isBegun }) => !isBegun),
    ...shelves,
    ...begunAdultKeys(reading, words),
  ];
  return {
    found: inFields(reading, "", ({ forms }) => forms),
    foundForAdults: one(adults),
    steps: steps.filter(({ condition }) => condition.length > 0 && condition.every((anyOf) => anyOf.length > 0)),
  };
}

/** Whether a reading finds a product. */
export const adultsMark: SearchKey = { key: adultsKey, weights: "", isBegun: false };

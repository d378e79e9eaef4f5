import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { optionFilter } from "./optionFilter.ts";

const letters = fc.constantFrom("a", "b", "A", "Á", "á", "ő", " ");
const labels = fc.string({ unit: letters, maxLength: 8 });
const itself = (label: string) => label;

it.prop([fc.array(labels, { maxLength: 30 }), labels], runs)(
  "[COMBO-2] filtering by prefix finds labels that begin with the query, in any case",
  (options, query) => {
    const expected = options.filter((label) => label.slice(0, query.length).toUpperCase() === query.toUpperCase());
    expect(optionFilter(options, { labelOf: itself, by: "prefix" })(query)).toEqual({
      options: expected,
      isCut: false,
    });
  },
);

it.prop(
  [
    fc.array(labels, { maxLength: 30 }),
    fc.array(
      labels.map((label) => label.replaceAll(" ", "")),
      { maxLength: 3 },
    ),
  ],
  runs,
)("[COMBO-2] filtering by words finds labels that contain every word anywhere, in any case", (options, words) => {
  const expected = options.filter((label) =>
    words.every((word) => label.toUpperCase().indexOf(word.toUpperCase()) >= 0),
  );
  expect(optionFilter(options, { labelOf: itself })(words.join("  ")).options).toEqual(expected);
});

it.prop([fc.integer({ min: 0, max: 600 })], runs)(
  "[COMBO-1] at most 250 options are shown, with a hint exactly when more match",
  (count) => {
    const options = Array.from({ length: count }, (_, index) => `a${index}`);
    const shown = optionFilter(["b", ...options, "b"], { labelOf: itself, by: "prefix" })("A");
    expect(shown.options).toEqual(options.slice(0, 250));
    expect(shown.isCut).toBe(count > 250);
  },
);

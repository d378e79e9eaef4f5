import { expect, it } from "vitest";
import { hasMarks, merged } from "./merged.ts";
import real from "./realEdits.json" with { type: "json" };

// docs/decisions/0108: what a team may do to copies of 28 November, and what the library did to the same files in the day after.

const files = new Map(Object.entries(real.files));

const casesOf = real.edits.map((edit) => {
  const file = files.get(edit.path);
  if (file === undefined) throw new Error(`${edit.path} has no texts`);
  const yours = edit.edits.reduce((text, [before = "", after = ""]) => {
    expect(text).toContain(before);
    return text.replace(before, () => after);
  }, file.base);
  return { ...edit, ...file, yours };
});

const wordsOf = (text: string) => text.match(/\w+|[^\w\s]/g) ?? [];

const addedTo = (base: string, text: string) => {
  const known = new Set(wordsOf(base));
  return wordsOf(text).filter((word) => !known.has(word));
};

it.each(casesOf)("$title: $conflicts conflicts, and no word is lost", ({ base, yours, theirs, conflicts }) => {
  const both = merged({ base, yours, theirs });
  expect(both.conflicts).toBe(conflicts);
  expect(hasMarks(both.text)).toBe(conflicts > 0);
  const words = new Set(wordsOf(both.text));
  expect([...addedTo(base, yours), ...addedTo(base, theirs)].filter((word) => !words.has(word))).toEqual([]);
});

it("nine of twenty edits merge without a question", () => {
  expect(casesOf).toHaveLength(20);
  expect(casesOf.filter(({ conflicts }) => conflicts === 0)).toHaveLength(9);
});

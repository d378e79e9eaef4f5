import { fc, it, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { changes, hasMarks, isSame, merged } from "./merged.ts";

/** Texts of few different lines, so that both sides often change the same ones. */
const text = fc.array(fc.constantFrom("a", "b", "c", "{", "}", ""), { maxLength: 12 }).map((lines) => lines.join("\n"));

test.prop([text, text])("one side's change is taken as it is", (base, changed) => {
  expect(merged({ base, yours: changed, theirs: base })).toEqual({ text: changed, conflicts: 0 });
  expect(merged({ base, yours: base, theirs: changed })).toEqual({ text: changed, conflicts: 0 });
  expect(merged({ base, yours: changed, theirs: changed })).toEqual({ text: changed, conflicts: 0 });
});

/** A side's edits of the base: some lines taken out, some put in that no other text has. */
const edits = fc.array(fc.record({ at: fc.nat({ max: 12 }), removed: fc.nat({ max: 2 }) }), { maxLength: 4 });
const edited = (
  base: string,
  side: string,
  changed: ReadonlyArray<{ readonly at: number; readonly removed: number }>,
) => {
  const lines = base.split("\n");
  for (const [index, { at, removed }] of changed.entries()) lines.splice(at, removed, `${side}${index}`);
  return lines.join("\n");
};

test.prop([text, edits, edits])("a merge loses no line that a side has written", (base, first, second) => {
  const [yours, theirs] = [edited(base, "yours", first), edited(base, "theirs", second)];
  const lines = new Set(merged({ base, yours, theirs }).text.split("\n"));
  const written = [...yours.split("\n"), ...theirs.split("\n")].filter((line) => /^(?:yours|theirs)\d/.test(line));
  expect(written.filter((line) => !lines.has(line))).toEqual([]);
});

test.prop([text, edits, edits])(
  "marks stand where both sides changed the same lines, and only there",
  (base, first, second) => {
    const [yours, theirs] = [edited(base, "yours", first), edited(base, "theirs", second)];
    const { text: both, conflicts } = merged({ base, yours, theirs });
    expect(hasMarks(both)).toBe(conflicts > 0);
  },
);

it("a line that both changed is merged when a word that neither changed stands between", () => {
  const base = `const Button = ({ variant = "primary", isWide = false, ...props }) => (`;
  const yours = base.replace("primary", "secondary");
  const theirs = base.replace("...props", "className, ...props");
  expect(merged({ base, yours, theirs })).toEqual({
    text: `const Button = ({ variant = "secondary", isWide = false, className, ...props }) => (`,
    conflicts: 0,
  });
});

it("changes of a line that only signs divide are a question", () => {
  const base = `classNames(styles.button, isWide && styles.wide)`;
  const yours = base.replace("styles.wide", "styles.broad");
  const theirs = base.replace("styles.wide", "styles.wide, className");
  expect(merged({ base, yours, theirs }).conflicts).toBe(1);
});

it("an edit of lines that the package wrote anew is a question, also where it wrote the same words", () => {
  const base = "{problems.length > 1 && <p>{texts.heading}</p>}\n{problems.length > 0 && (\n  <ul>";
  const yours = base.replace("> 1", "> 0");
  const theirs = "{reasons.length > 0 && (\n  <Notice title={reasons.length > 1 ? texts.heading : reasons}>";
  expect(merged({ base, yours, theirs }).conflicts).toBe(1);
});

/** A line of words, of which each side changes some. */
const line = fc.array(fc.constantFrom("a", "b", "c", "(", ",", ")"), { minLength: 1, maxLength: 12 });
const changed = fc.array(fc.nat({ max: 11 }), { maxLength: 3 });
const withWords = (words: ReadonlyArray<string>, side: string, places: ReadonlyArray<number>) =>
  words.map((word, at) => (places.includes(at) ? `${side}${at}` : word)).join(" ");

test.prop([line, changed, changed])(
  "a merge by words loses no word that a side has written",
  (words, first, second) => {
    const [yours, theirs] = [withWords(words, "yours", first), withWords(words, "theirs", second)];
    const { text: both } = merged({ base: words.join(" "), yours, theirs });
    const written = `${yours} ${theirs}`.split(" ").filter((word) => /\d$/.test(word));
    expect(written.filter((word) => !both.split(/\s/).includes(word))).toEqual([]);
  },
);

it("line ends are those of the team, and are no change", () => {
  expect(merged({ base: "a\nb\nc\n", yours: "A\r\nb\r\nc\r\n", theirs: "a\nb\nC\n" })).toEqual({
    text: "A\r\nb\r\nC\r\n",
    conflicts: 0,
  });
  expect(isSame("a\r\n", "a\n")).toBe(true);
  expect(changes("a\r\n", "a\n")).toBe("");
});

it("changes are written with their place", () => {
  expect(changes("a\nb\nc", "a\nB\nc\nd")).toBe("@@ -2,1 +2,1 @@\n-b\n+B\n@@ -3,0 +4,1 @@\n+d\n");
});

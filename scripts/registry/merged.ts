import { diff3Merge, diff3MergeRegions, diffIndices } from "node-diff3";

const linesOf = (text: string): ReadonlyArray<string> => text.replaceAll("\r\n", "\n").split("\n");

/** Line ends do not tell texts apart: Git may have changed them. */
export const isSame = (one: string, other: string): boolean =>
  one.replaceAll("\r\n", "\n") === other.replaceAll("\r\n", "\n");

const marks = { yours: "<<<<<<< yours", between: "=======", theirs: ">>>>>>> @kamra/ui" };

/** Whether a merge before left a question in the text that is not answered yet. */
export const hasMarks = (text: string): boolean =>
  linesOf(text).some((line) => line === marks.yours || line === marks.theirs);

interface Sides {
  /** What was copied. */
  readonly base: string;
  /** What the team made of it. */
  readonly yours: string;
  /** What the package made of it. */
  readonly theirs: string;
}

const wordsOf = (lines: ReadonlyArray<string>): string[] => lines.join("\n").match(/\w+|\s+|[^\w\s]/g) ?? [];

const isWord = (part: string): boolean => /\w/.test(part);

/**
 * Lines that both sides changed, merged by words. Null unless a word that neither changed stands between their changes, and unless
 * half of the words are as they were: in lines that were written anew, words stand together by chance.
 */
function mergedByWords({ a, o, b }: Readonly<Record<"a" | "o" | "b", ReadonlyArray<string>>>) {
  const words: string[] = [];
  let kept = 0;
  /** Whose change was the last one, as long as no unchanged word has followed it. */
  let last: "a" | "b" | null = null;
  for (const region of diff3MergeRegions(wordsOf(a), wordsOf(o), wordsOf(b))) {
    if (!region.stable) return null;
    words.push(...region.bufferContent);
    if (region.buffer === "o") {
      const unchanged = region.bufferContent.filter(isWord).length;
      kept += unchanged;
      last = unchanged > 0 ? null : last;
    } else if (last !== null && last !== region.buffer) return null;
    else last = region.buffer;
  }
  return kept * 2 < wordsOf(o).filter(isWord).length ? null : words.join("").split("\n");
}

/** Both changes in one text, with the team's line ends; where both changed the same lines, both stand between marks. */
export function merged({ base, yours, theirs }: Sides): { readonly text: string; readonly conflicts: number } {
  if (isSame(base, theirs)) return { text: yours, conflicts: 0 };
  let conflicts = 0;
  const regions = diff3Merge([...linesOf(yours)], [...linesOf(base)], [...linesOf(theirs)]);
  const lines = regions.flatMap(({ ok, conflict }) => {
    if (conflict === undefined) return ok ?? [];
    const byWords = mergedByWords(conflict);
    if (byWords !== null) return byWords;
    conflicts += 1;
    return [marks.yours, ...conflict.a, marks.between, ...conflict.b, marks.theirs];
  });
  return { text: lines.join(yours.includes("\r\n") ? "\r\n" : "\n"), conflicts };
}

/** The changed lines, as `diff -U0` writes them; empty when there are none. */
export const changes = (before: string, after: string): string =>
  diffIndices([...linesOf(before)], [...linesOf(after)])
    .map(({ buffer1, buffer1Content, buffer2, buffer2Content }) => {
      const place = ([start, length]: ReadonlyArray<number>) =>
        `${(start ?? 0) + (length === 0 ? 0 : 1)},${length ?? 0}`;
      const removed = buffer1Content.map((line) => `-${line}\n`);
      const added = buffer2Content.map((line) => `+${line}\n`);
      return `@@ -${place(buffer1)} +${place(buffer2)} @@\n${[...removed, ...added].join("")}`;
    })
    .join("");

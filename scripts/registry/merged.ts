import { diff3Merge, diffIndices } from "node-diff3";

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

/** Both changes in one text, with the team's line ends; where both changed the same lines, both stand between marks. */
export function merged({ base, yours, theirs }: Sides): { readonly text: string; readonly conflicts: number } {
  if (isSame(base, theirs)) return { text: yours, conflicts: 0 };
  let conflicts = 0;
  const regions = diff3Merge([...linesOf(yours)], [...linesOf(base)], [...linesOf(theirs)]);
  const lines = regions.flatMap(({ ok, conflict }) => {
    if (conflict === undefined) return ok ?? [];
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

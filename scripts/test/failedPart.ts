import { stripVTControlCharacters } from "node:util";

const rememberedCharacters = 6000;
/** A property shows its whole counterexample in one line. */
const longestLine = 400;

/** Turbo names a task that failed like this, and begins each line of its output with `package:task:`. */
const failedTask = /^(\S+)#(\S+):\s+(?:ERROR|WARNING)\s+command/gm;

/** The end of what the failed tasks printed, without the tests that passed, so that it can be repeated at the end of a run. */
export function failedPart(output: string): string {
  const plain = stripVTControlCharacters(output);
  const failed = [...plain.matchAll(failedTask)].map(([, name, task]) => `${name}:${task}:`);
  const lines = plain
    .split("\n")
    .filter((line) => failed.length === 0 || failed.some((beginning) => line.startsWith(beginning)))
    .filter((line) => !/^(?:\S+:)?\s*[✓↓] /u.test(line))
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)} …` : line));
  return lines.join("\n").slice(-rememberedCharacters).trimEnd();
}

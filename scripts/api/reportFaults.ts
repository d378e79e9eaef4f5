import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const reportsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".api.md"))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );

const linesOf = (report: string): ReadonlyArray<string> => report.split("\n").filter((line) => line.trim() !== "");

/** The first lines of one report that another lacks, each behind a sign. */
const onlyIn = (report: string, other: string, sign: string): ReadonlyArray<string> => {
  const known = new Set(linesOf(other));
  return linesOf(report)
    .filter((line) => !known.has(line))
    .slice(0, 5)
    .map((line) => `    ${sign} ${line.trim()}`);
};

/** What differs between the committed reports of a package and those of its present build. */
export function reportFaults(committed: string, built: string): ReadonlyArray<string> {
  const [before, now] = [reportsIn(committed), reportsIn(built)];
  return [...new Set([...before.keys(), ...now.keys()])].toSorted().flatMap((file) => {
    const [old = "", next = ""] = [before.get(file), now.get(file)];
    return old === next ? [] : [[file, ...onlyIn(old, next, "-"), ...onlyIn(next, old, "+")].join("\n")];
  });
}

import { type Plan, PlanError, type PlannedFile, type ReadFile } from "./Plan.ts";

/** Makes files and adds lines to others, in memory. Refuses to overwrite, and to add where the place is missing. */
export function planFiles(read: ReadFile) {
  const files = new Map<string, PlannedFile>();
  const existing = (path: string): string => {
    const text = files.get(path)?.text ?? read(path);
    if (text === null) throw new PlanError(`${path} does not exist.`);
    return text;
  };
  const change = (path: string, added: (lines: ReadonlyArray<string>) => number, text: string) => {
    const lines = existing(path).split("\n");
    const at = added(lines);
    if (at < 0) throw new PlanError(`${path} has lost the line that new ones are added beside.`);
    files.set(path, { path, isNew: false, text: lines.toSpliced(at, 0, text).join("\n") });
  };
  return {
    create: (path: string, text: string) => {
      if (read(path) !== null) throw new PlanError(`${path} exists already.`);
      files.set(path, { path, isNew: true, text: text.replace(/^\n/, "") });
    },
    /** Adds lines above the first line that starts with `line`. */
    addAbove: (path: string, line: string, text: string) =>
      change(path, (lines) => lines.findIndex((each) => each.startsWith(line)), text),
    /** Adds lines below the last line that starts with `line`. */
    addBelow: (path: string, line: string, text: string) =>
      change(path, (lines) => lines.findLastIndex((each) => each.startsWith(line)) + 1 || -1, text),
    /** Adds exports in the order of the files that they come from. */
    addExports: (path: string, from: string, exported: string) => {
      const fileOf = (line: string) => /^export .* from "(.+)";$/.exec(line)?.[1];
      const text = `${exported} from "${from}";`;
      change(
        path,
        (lines) => {
          const later = lines.findIndex((line) => (fileOf(line)?.toLowerCase() ?? "") > from.toLowerCase());
          return later < 0 ? lines.length - 1 : later;
        },
        text,
      );
    },
    plan: (next: ReadonlyArray<string>): Plan => ({ files: [...files.values()], next }),
  };
}

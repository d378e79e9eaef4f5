import { relative } from "node:path";
import type { Stryker } from "@stryker-mutator/core";
import { root } from "../setup/step.ts";
import { rulesAt } from "./rulesAt.ts";

/** A mutant of a rule, and the tests' results. */
export interface Mutant {
  /** From the root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The line's text, without its indentation. */
  readonly text: string;
  /** Which of the file's lines of that text it is on, from 1. */
  readonly occurrence: number;
  readonly replaced: string;
  readonly by: string;
  readonly isNoticed: boolean;
  /** Whether it was skipped because its code runs only once, while its module loads. */
  readonly isLeftOut: boolean;
  /** The titles of all failed tests; none when the tests did not finish. */
  readonly killers: ReadonlyArray<string>;
  /** The rules that the changed code carries. */
  readonly rules: ReadonlySet<string>;
}

/** What Stryker says of a mutant. */
export type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** The path of a mutant's file, from the root. */
export const fileOf = ({ fileName }: Pick<Result, "fileName">): string =>
  relative(root, fileName).replaceAll("\\", "/");

/** What Stryker found out about a mutant of this source. */
export function mutantOf(result: Result, { source }: { readonly source: string }): Mutant {
  const { location, replacement, status, killedBy = [] } = result;
  const lines = source.split("\n");
  const indexOf = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  const { start, end } = location;
  const from = indexOf(start.line, start.column);
  const text = (lines[start.line - 1] ?? "").trim();
  return {
    file: fileOf(result),
    line: start.line,
    text,
    occurrence: lines.slice(0, start.line).filter((line) => line.trim() === text).length,
    replaced: source.slice(from, indexOf(end.line, end.column)),
    by: replacement ?? "",
    isNoticed: status === "Killed" || status === "Timeout",
    isLeftOut: status === "Ignored",
    killers: killedBy.map((test) => test.slice(test.indexOf("#") + 1)),
    rules: rulesAt(source, from),
  };
}

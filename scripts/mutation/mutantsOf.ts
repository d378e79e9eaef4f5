import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { root } from "../setup/step.ts";
import { rulesAt } from "./rulesAt.ts";

/** A change of a rule, and what the tests said to it. */
export interface Mutant {
  /** From the root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The line as it stands, without its indentation. */
  readonly text: string;
  readonly replaced: string;
  readonly by: string;
  readonly isNoticed: boolean;
  /** The titles of all tests that failed; none when the tests did not come to an end. */
  readonly killers: ReadonlyArray<string>;
  /** The rules that the changed code carries. */
  readonly rules: ReadonlySet<string>;
}

/** Runs the tests against every mutant of the files, in a copy of the core that leaves this folder alone. */
export async function mutantsOf(
  files: ReadonlyArray<string>,
  { concurrency }: { readonly concurrency: number | null },
): Promise<ReadonlyArray<Mutant>> {
  const sources = new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), "utf8")] as const)));
  return (await resultsOf(files, concurrency)).flatMap(({ fileName, location, replacement, status, killedBy = [] }): ReadonlyArray<Mutant> => {
    // What does not even load is no change that anybody could ship.
    if (status === "CompileError" || status === "RuntimeError") return [];
    const file = relative(root, fileName).replaceAll("\\", "/");
    const source = sources.get(file) ?? "";
    const lines = source.split("\n");
    const indexOf = (line: number, column: number) => lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
    const { start, end } = location;
    const from = indexOf(start.line, start.column);
    return [
      {
        file,
        line: start.line,
        text: (lines[start.line - 1] ?? "").trim(),
        replaced: source.slice(from, indexOf(end.line, end.column)),
        by: replacement ?? "",
        isNoticed: status === "Killed" || status === "Timeout",
        killers: killedBy.map((test) => test.slice(test.indexOf("#") + 1)),
        rules: rulesAt(source, from),
      },
    ];
  });
}

async function resultsOf(files: ReadonlyArray<string>, concurrency: number | null) {
  const sandbox = await mkdtemp(join(tmpdir(), "kamra-mutation-"));
  process.chdir(root);
  try {
    return await new Stryker({
      configFile: "scripts/config/stryker.config.json",
      mutate: [...files],
      tempDirName: sandbox,
      reporters: [process.stdout.isTTY ? "progress" : "progress-append-only"],
      ...(concurrency === null ? {} : { concurrency }),
    }).runMutationTest();
  } finally {
    await rm(sandbox, { recursive: true, force: true });
  }
}

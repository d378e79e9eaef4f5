import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { root } from "../setup/step.ts";
import { isSampled, type Sample } from "./isSampled.ts";
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

interface Options {
  /** Stryker's configuration with the tests, from the root. */
  readonly configFile: string;
  readonly concurrency: number | null;
  /** After this a mutant counts as killed; the configuration's by default. */
  readonly timeoutMs?: number;
  /** Where results are stored, and reused for unchanged code. From the root. */
  readonly keptIn?: string | null;
  /** Tries every n-th mutant, for an estimate. */
  readonly every?: number;
  /** The maximum number of mutants to try. */
  readonly most?: number;
  /**
   * Whether to skip mutants of code that runs only once, while its module loads: each needs all tests in a separate
   * process.
   */
  readonly leavesOutLoading?: boolean;
}

/** Runs the tests against every mutant of the files, in a copy that leaves this folder alone. */
export async function mutantsOf(files: ReadonlyArray<string>, options: Options): Promise<ReadonlyArray<Mutant>> {
  const sources = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), "utf8")] as const)),
  );
  const sample = { every: options.every ?? 1, most: options.most ?? Infinity };
  return (await resultsOf(files, { ...options, sample })).flatMap(
    ({ id, fileName, location, replacement, status, killedBy = [] }): ReadonlyArray<Mutant> => {
      const file = relative(root, fileName).replaceAll("\\", "/");
      // A mutant that does not load could never ship; stored results of other files were not requested.
      if (status === "CompileError" || status === "RuntimeError" || !sources.has(file) || !isSampled(id, sample))
        return [];
      const source = sources.get(file) ?? "";
      const lines = source.split("\n");
      const indexOf = (line: number, column: number) =>
        lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
      const { start, end } = location;
      const from = indexOf(start.line, start.column);
      const text = (lines[start.line - 1] ?? "").trim();
      return [
        {
          file,
          line: start.line,
          text,
          occurrence: lines.slice(0, start.line).filter((line) => line.trim() === text).length,
          replaced: source.slice(from, indexOf(end.line, end.column)),
          by: replacement ?? "",
          isNoticed: status === "Killed" || status === "Timeout",
          isLeftOut: status === "Ignored",
          killers: killedBy.map((test) => test.slice(test.indexOf("#") + 1)),
          rules: rulesAt(source, from),
        },
      ];
    },
  );
}

async function resultsOf(
  files: ReadonlyArray<string>,
  {
    configFile,
    concurrency,
    timeoutMs,
    keptIn = null,
    sample,
    leavesOutLoading = false,
  }: Options & { readonly sample: Sample },
) {
  process.env["KAMRA_SAMPLE"] = String(sample.every);
  process.env["KAMRA_MOST_MUTANTS"] = String(sample.most);
  const sandbox = await mkdtemp(join(tmpdir(), "kamra-mutation-"));
  process.chdir(root);
  try {
    return await new Stryker({
      configFile,
      mutate: [...files],
      tempDirName: sandbox,
      reporters: [process.stdout.isTTY ? "progress" : "progress-append-only"],
      ignoreStatic: leavesOutLoading,
      ...(sample.every === 1 && sample.most === Infinity
        ? {}
        : { plugins: ["@stryker-mutator/*", join(root, "scripts/mutation/services/sample.ts")], checkers: ["sample"] }),
      ...(concurrency === null ? {} : { concurrency }),
      ...(timeoutMs === undefined ? {} : { timeoutMS: timeoutMs }),
      ...(keptIn === null ? {} : { incremental: true, incrementalFile: keptIn }),
    }).runMutationTest();
  } finally {
    await rm(sandbox, { recursive: true, force: true });
  }
}

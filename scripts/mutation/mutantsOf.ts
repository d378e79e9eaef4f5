import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { root } from "../setup/step.ts";
import { isSampled, type Sample } from "./isSampled.ts";
import { fileOf, type Mutant, mutantOf } from "./mutantOf.ts";

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
  /** Of the samples of every n-th mutant, which; the first by default. */
  readonly turn?: number;
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
  const sample = { every: options.every ?? 1, turn: options.turn ?? 0, most: options.most ?? Infinity };
  return (await resultsOf(files, { ...options, sample })).flatMap((result): ReadonlyArray<Mutant> => {
    const source = sources.get(fileOf(result));
    const { id, status } = result;
    // A mutant that does not load could never ship; stored results of other files were not requested.
    if (source === undefined || status === "CompileError" || status === "RuntimeError" || !isSampled(id, sample))
      return [];
    return [mutantOf(result, { source })];
  });
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
  process.env["KAMRA_SAMPLE_TURN"] = String(sample.turn);
  process.env["KAMRA_MOST_MUTANTS"] = String(sample.most);
  const sandbox = await mkdtemp(join(tmpdir(), "kamra-mutation-"));
  process.chdir(root);
  try {
    return await new Stryker({
      configFile,
      mutate: [...files],
      tempDirName: sandbox,
      plugins: [
        "@stryker-mutator/*",
        join(root, "scripts/mutation/services/sample.ts"),
        join(root, "scripts/mutation/survivors.ts"),
      ],
      reporters: [process.stdout.isTTY ? "progress" : "progress-append-only", "survivors"],
      ignoreStatic: leavesOutLoading,
      ...(sample.every === 1 && sample.most === Infinity ? {} : { checkers: ["sample"] }),
      ...(concurrency === null ? {} : { concurrency }),
      ...(timeoutMs === undefined ? {} : { timeoutMS: timeoutMs }),
      ...(keptIn === null ? {} : { incremental: true, incrementalFile: keptIn }),
    }).runMutationTest();
  } finally {
    await rm(sandbox, { recursive: true, force: true });
  }
}

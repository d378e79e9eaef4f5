import type { Mutant } from "./mutantOf.ts";
import { mutantsOf } from "./mutantsOf.ts";
import type { EquivalentMutant } from "./equivalentMutants.ts";
import { printList } from "./printList.ts";
import { shownMutant } from "./shownMutant.ts";
import { verdictOf } from "./verdictOf.ts";

interface Options {
  /** The files by the folder whose tests cover them. */
  readonly folders: ReadonlyMap<string, ReadonlyArray<string>>;
  /** Stryker's configuration, from the root. It finds the folder in `KAMRA_MUTATED`. */
  readonly configFile: string;
  readonly equivalents: ReadonlyArray<EquivalentMutant>;
  /** Where the equivalents are listed, from the root. */
  readonly equivalentsFile: string;
  /** Percent of the mutants that the tests have to notice. */
  readonly enough: number;
  readonly concurrency: number;
  /** Tries every n-th mutant. */
  readonly every: number;
  /** Of the samples of every n-th mutant, which; the first by default. */
  readonly turn?: number;
  /** Seconds after which a test counts as waiting in vain. */
  readonly patience: number;
  readonly leavesOutLoading: boolean;
  /** Where the results of a folder are kept for the next run. */
  readonly keptIn: (folder: string) => string | null;
}

/** Runs the mutants of one folder after another, prints the survivors, and returns whether enough were killed. */
export async function tryFolders({
  folders,
  equivalents,
  enough,
  every,
  turn = 0,
  ...options
}: Options): Promise<boolean> {
  const mutants: Mutant[] = [];
  const lines: string[] = [];
  for (const [folder, files] of folders) {
    process.env["KAMRA_MUTATED"] = folder;
    process.env["KAMRA_PATIENCE"] = String(options.patience);
    const begin = performance.now();
    const all = await mutantsOf(files, {
      configFile: options.configFile,
      concurrency: options.concurrency,
      // Code that blocks the process never lets a test time out.
      timeoutMs: 6_000 * options.patience,
      keptIn: options.keptIn(folder),
      every,
      turn,
      leavesOutLoading: options.leavesOutLoading,
    });
    const theirs = all.filter(({ isLeftOut }) => !isLeftOut);
    const { score, survivors } = verdictOf(theirs, equivalents);
    const line = `${folder}: ${files.length} files, ${theirs.length} mutants, ${score.toFixed(1)} % noticed, ${survivors.length} survive, ${all.length - theirs.length} run while a module loads and were not tried; ${((performance.now() - begin) / 1000).toFixed(0)} s`;
    console.log(line);
    lines.push(`  ${line}`);
    mutants.push(...theirs);
  }
  const { score, scores, survivors, equivalent, ...verdict } = verdictOf(mutants, equivalents);
  // A mutant that was not tried may survive as well.
  const stale = every === 1 ? verdict.stale : [];
  printList("Not noticed by any test", survivors.map(shownMutant));
  printList(
    `Named as equivalent, but no such mutant survives (${options.equivalentsFile})`,
    stale.map(({ file, line, replaced, by }) => `  ${file}  ${line}  (${replaced} → ${by})`),
  );
  printList(
    `Files of which less than ${enough} % is noticed`,
    scores.filter(([, own]) => own < enough).map(([file, own]) => `  ${file}  ${own.toFixed(1)} %`),
  );
  printList("Folders", lines);
  const files = [...folders.values()].flat();
  console.log(
    `\n${files.length} files, ${mutants.length} mutants: ${score.toFixed(1)} % noticed (at least ${enough}), ` +
      `${survivors.length} survive, ${equivalent.length} are equivalent`,
  );
  return score >= enough && stale.length === 0;
}

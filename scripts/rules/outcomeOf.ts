import type { Outcome } from "./Outcome.ts";
import { repositoryPath } from "./repositoryPath.ts";

/** One test of a runner's report, whose file is an absolute path and whose titles go from the outermost to its own. */
export const outcomeOf = (file: string, titles: ReadonlyArray<string>, status: Outcome["status"]): Outcome => ({
  file: repositoryPath(file),
  title: titles.join(" › ").replace(/ \(with seed=-?\d+\)$/, ""),
  status,
});

import type { Outcome } from "./Outcome.ts";
import { repositoryPath } from "./repositoryPath.ts";

/** One test of a runner's report, with an absolute path and its titles from the outermost. */
export const outcomeOf = (file: string, titles: ReadonlyArray<string>, status: Outcome["status"]): Outcome => ({
  file: repositoryPath(file),
  title: titles.join(" › ").replace(/ \(with seed=-?\d+\)$/, ""),
  status,
});

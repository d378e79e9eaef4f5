import { relative, sep } from "node:path";
import { root } from "../setup/step.ts";
import type { Outcome } from "./Outcome.ts";

/** One test of a runner's report, whose file is an absolute path and whose titles go from the outermost to its own. */
export const outcomeOf = (file: string, titles: ReadonlyArray<string>, status: Outcome["status"]): Outcome => ({
  file: relative(root, file).split(sep).join("/"),
  title: titles.join(" › ").replace(/ \(with seed=-?\d+\)$/, ""),
  status,
});

import { join } from "node:path";
import { root } from "../setup/step.ts";
import { readPlaywrightResults } from "./readPlaywrightResults.ts";
import { readVitestResults } from "./readVitestResults.ts";

/** Where the runners leave what became of their tests; git ignores it. */
export const resultsFolder = join(root, ".results");

/** Every suite whose tests prove rules: where its results are, how to read them, and which sources are its tests. */
export const suites = {
  unit: { results: join(resultsFolder, "unit.json"), read: readVitestResults, tests: /\.test\.tsx?$/ },
  stories: { results: join(resultsFolder, "stories.json"), read: readVitestResults, tests: /\.stories\.tsx$/ },
  browser: { results: join(resultsFolder, "browser.json"), read: readPlaywrightResults, tests: /\.spec\.ts$/ },
} as const;

/** The arguments that make vitest leave its results there too. */
export const vitestReporting = ({ results }: { readonly results: string }): ReadonlyArray<string> => [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${results}`,
];

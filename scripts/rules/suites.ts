import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/step.ts";
import { readPlaywrightResults } from "./readPlaywrightResults.ts";
import { readVitestResults } from "./readVitestResults.ts";

/** The results of each workspace's run. Turbo restores them when nothing has changed since. */
const ofWorkspaces = (file: string) => () =>
  globSync(`{packages,apps}/*/.results/${file}`, { cwd: root }).map((path) => join(root, path));

/** Every suite that proves rules: its result files, how to read them, and its test sources. */
export const suites = {
  unit: { results: ofWorkspaces("unit.json"), read: readVitestResults, tests: /\.test\.tsx?$/ },
  stories: { results: ofWorkspaces("stories.json"), read: readVitestResults, tests: /\.stories\.tsx$/ },
  browser: { results: ofWorkspaces("browser.json"), read: readPlaywrightResults, tests: /\.spec\.ts$/ },
} as const;

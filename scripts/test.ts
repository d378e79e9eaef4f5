import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { resultsFolder, suites, vitestReporting } from "./rules/suites.ts";
import { findBrowser } from "./setup/findBrowser.ts";
import { type Command, root, runRemembering } from "./setup/step.ts";

const isFull = process.argv.includes("--full");
const isCi = Boolean(process.env["CI"]);

const tool = (command: string, ...args: string[]): Command => ({ command, args });
const workspaces = ["packages", "apps"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

/** Pure rules are tried so quickly that CI tries each ten thousand times. */
const rulesManyTimes = { KAMRA_FULL: "core" };

/** Everything that has to hold, the cheapest first, so that a mistake is told early. */
const steps = (browser: string): ReadonlyArray<readonly [title: string, command: Command]> => {
  const env = { KAMRA_CHROMIUM: browser, ...(isFull ? { KAMRA_FULL: "1" } : {}) };
  return [
    ["generated files are up to date", tool("npm", "run", "--silent", "codegen:check")],
    ["formatting", tool("prettier", "--check", "--log-level=warn", ".")],
    ["types", tool("turbo", "run", "typecheck", "--output-logs=errors-only")],
    ["types of the scripts", tool("node", "node_modules/typescript7/bin/tsc", "--project", "scripts/tsconfig.json")],
    ["types of the measurements", tool("node", "node_modules/typescript7/bin/tsc", "--project", "bench/tsconfig.json")],
    ["lint and layers", tool("eslint", "--config", "scripts/config/eslint.config.js", "--max-warnings=0", ".")],
    ["unused code", tool("knip", "--config", "scripts/config/knip.json")],
    [
      "rules, services, server (unit and property tests)",
      {
        ...tool("vitest", "run", "--config", "scripts/config/vitest.config.ts", ...vitestReporting(suites.unit)),
        env: { ...(isCi ? rulesManyTimes : {}), ...env },
      },
    ],
    [
      "tests notice changes of the changed rules",
      tool("node", "scripts/mutation.ts", ...(isFull ? [] : ["--changed"])),
    ],
    ["builds", tool("turbo", "run", "build", "--output-logs=errors-only")],
    ["sizes of rules and shops", tool("node", "scripts/size.ts")],
    [
      "stories in Chromium, with accessibility",
      {
        ...tool(
          "npm",
          "run",
          "--silent",
          "test",
          "--workspace=@kamra/storybook",
          "--",
          ...vitestReporting(suites.stories),
        ),
        env,
      },
    ],
    [
      "the shop in Chromium",
      {
        ...tool("playwright", "test", "--config", "apps/storefront/playwright.config.ts", "--reporter=list,json"),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: suites.browser.results },
      },
    ],
    ["every rule is claimed and proved", tool("node", "scripts/rules.ts")],
  ];
};

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0);

const begin = performance.now();
rmSync(resultsFolder, { recursive: true, force: true });
const browser = await findBrowser();
console.log(`${workspaces.length} workspaces, browser ${browser}`);
const all = steps(browser);
const failed: Array<{ readonly title: string; readonly end: string }> = [];
for (const [index, [title, command]] of all.entries()) {
  const from = performance.now();
  console.log(`\n── ${index + 1}/${all.length} ${title}`);
  const { code, end } = await runRemembering(command);
  console.log(`── ${code === 0 ? "passed" : "FAILED"} in ${seconds(from)} s: ${title}`);
  if (code !== 0) failed.push({ title, end });
}
// A log is read from its end, which the steps after a failure would have pushed away.
for (const { title, end } of failed) console.log(`\n── FAILED: ${title}\n${end}`);
console.log(
  `\n${failed.length === 0 ? "Everything holds" : `Failed: ${failed.map(({ title }) => title).join("; ")}`} (${seconds(begin)} s)`,
);
console.log(`${all.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

import { join } from "node:path";
import { type Command, root, tool } from "../setup/step.ts";
import type { StepName } from "./budgets.ts";
import type { Lane, Round } from "./runRounds.ts";

export interface Step {
  readonly name: StepName;
  readonly title: string;
  readonly command: Command;
}

const turbo = (...args: ReadonlyArray<string>) => tool("turbo", "run", ...args);

/** The workspaces' tests but for those in a browser. Two workspaces at a time: one works while the other starts its run or ends it. */
export const unitTests = turbo("test", "--filter=!@kamra/storybook", "--concurrency=2", "--continue");

const types: Lane = [
  {
    name: "types",
    title: "types, layers, lint",
    // Go tidies up its memory less often: a seventh less of a processor for 3 GB.
    command: { ...tool("oxlint"), env: { GOGC: "300" } },
  },
];

const checks: Lane = [
  {
    name: "check",
    title: "formatting, unused code, generated files",
    command: tool("npm", "run", "--silent", "check"),
  },
];

const scripts: Lane = [
  { name: "audit", title: "known holes in what is shipped", command: tool("node", "scripts/audit.ts") },
  {
    name: "scriptTests",
    title: "tests of scripts",
    command: tool("vitest", "run", "--config", "scripts/config/vitest.config.ts", "--project", "scripts"),
  },
];

const unit: Lane = [
  {
    name: "unit",
    title: "rules, services, server (unit and property tests)",
    command: { ...unitTests, args: [...unitTests.args, "--output-logs=new-only"] },
  },
];

const builds: Lane = [
  {
    name: "builds",
    title: "builds",
    command: turbo("build", "--filter=!@kamra/storybook", "--output-logs=errors-only"),
  },
  { name: "packages", title: "packages as a team installs them", command: tool("node", "scripts/packages.ts") },
  { name: "sizes", title: "sizes of rules and shops", command: tool("node", "scripts/size.ts", "--esbuild") },
];

const changes: Lane = [
  {
    name: "changedRules",
    title: "properties of the changed rules, ten thousand times",
    command: tool("node", "scripts/changed-rules.ts"),
  },
  {
    name: "mutation",
    title: "tests notice changes of the changed rules",
    command: tool("node", "scripts/mutation.ts", "--changed"),
  },
];

const drill: Lane = [
  {
    name: "drill",
    title: "a primary that dies under load, where its programs are installed",
    command: tool("npm", "run", "--silent", "drill", "--", "--short", "--if-possible"),
  },
];

const shop = (browser: string): Lane => [
  {
    name: "shop",
    title: "the shop in Chromium",
    command: {
      ...turbo("e2e", "--filter=@kamra/storefront", "--output-logs=new-only"),
      env: {
        KAMRA_CHROMIUM: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, "apps/storefront/.results/browser.json"),
      },
    },
  },
];

const stories = (browser: string): Lane => [
  {
    name: "stories",
    title: "stories in Chromium, with accessibility",
    command: { ...turbo("test", "--filter=@kamra/storybook"), env: { KAMRA_CHROMIUM: browser } },
  },
];

/** All checks, the cheapest first, so that mistakes show early. What leaves a processor idle for a while has company. */
export const rounds = (browser: string): ReadonlyArray<Round> => [
  [types, scripts, checks],
  [unit, builds],
  [changes, drill],
  [shop(browser), stories(browser)],
  [[{ name: "rules", title: "every rule is claimed and proved", command: tool("node", "scripts/rules.ts", "--kept") }]],
];

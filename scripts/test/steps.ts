import { join } from "node:path";
import { type Command, root, tool } from "../setup/step.ts";
import type { StepName } from "./budgets.ts";

export interface Step {
  readonly name: StepName;
  readonly title: string;
  readonly command: Command;
}

const typesOf = (folder: string) => tool("node", "node_modules/typescript7/bin/tsc", "--project", folder);
const turbo = (...args: ReadonlyArray<string>) => tool("turbo", "run", ...args);

/** The workspaces' tests but for those in a browser, one workspace at a time: each takes all processors. */
export const unitTests = turbo("test", "--filter=!@kamra/storybook", "--concurrency=1", "--continue");

/** Everything that has to hold, the cheapest first, so that a mistake is told early. */
export const steps = (browser: string): ReadonlyArray<Step> => {
  const env = { KAMRA_CHROMIUM: browser };
  return [
    {
      name: "codegen",
      title: "generated files are up to date",
      command: tool("npm", "run", "--silent", "codegen:check"),
    },
    {
      name: "format",
      title: "formatting",
      command: tool("prettier", "--check", "--cache", "--cache-strategy=content", "--log-level=warn", "."),
    },
    { name: "types", title: "types", command: turbo("typecheck", "--output-logs=errors-only") },
    { name: "scriptTypes", title: "types of scripts", command: typesOf("scripts/tsconfig.json") },
    { name: "scriptTypes", title: "types of measurements", command: typesOf("bench/tsconfig.json") },
    {
      name: "lint",
      title: "lint and layers",
      command: turbo("lint", "--concurrency=2", "--continue", "--output-logs=errors-only"),
    },
    { name: "rootLint", title: "lint of scripts", command: tool("npm", "run", "--silent", "lint:root") },
    { name: "unused", title: "unused code", command: tool("knip", "--config", "scripts/config/knip.json") },
    { name: "audit", title: "known holes in what is shipped", command: tool("node", "scripts/audit.ts") },
    {
      name: "scriptTests",
      title: "tests of scripts",
      command: tool("vitest", "run", "--config", "scripts/config/vitest.config.ts", "--project", "scripts"),
    },
    {
      name: "unit",
      title: "rules, services, server (unit and property tests)",
      command: { ...unitTests, args: [...unitTests.args, "--output-logs=new-only"] },
    },
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
    {
      name: "builds",
      title: "builds",
      command: turbo("build", "--filter=!@kamra/storybook", "--output-logs=errors-only"),
    },
    { name: "sizes", title: "sizes of rules and shops", command: tool("node", "scripts/size.ts") },
    {
      name: "stories",
      title: "stories in Chromium, with accessibility",
      command: { ...turbo("test", "--filter=@kamra/storybook"), env },
    },
    {
      name: "shop",
      title: "the shop in Chromium",
      command: {
        ...turbo("e2e", "--filter=@kamra/storefront", "--output-logs=new-only"),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, "apps/storefront/.results/browser.json") },
      },
    },
    { name: "rules", title: "every rule is claimed and proved", command: tool("node", "scripts/rules.ts") },
  ];
};

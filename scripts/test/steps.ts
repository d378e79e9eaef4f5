import { join } from "node:path";
import { type Command, root, tool } from "../setup/step.ts";
import type { Round, Step } from "./runRounds.ts";

const step = (title: string, command: Command): Step => ({ title, command });
const turbo = (...args: ReadonlyArray<string>) => tool("turbo", "run", ...args);
const node = (...args: ReadonlyArray<string>) => tool("node", ...args);

/** The workspaces' tests but for those in a browser. Two workspaces at a time: one works while the other starts its run or ends it. */
export const unitTests = turbo("test", "--filter=!@kamra/storybook", "--concurrency=2", "--continue");

const results = join(root, "apps/storefront/.results/browser.json");

/** Three of them, without a registry; the full run has all, as npm installs them. */
const examples = (browser: string): Step =>
  step("examples as a team builds and uses them", {
    ...node("scripts/examples.ts", "--linked", "node-script", "plain-typescript", "own-backend"),
    env: { KAMRA_CHROMIUM: browser },
  });

/**
 * All checks, the cheapest first, so that mistakes show early. Steps that leave a processor idle run beside others.
 * Turbo orders tasks by what they depend on, and would run a browser's tests again after a change in a unit test; so
 * the rounds are ours.
 */
export const rounds = (browser: string): ReadonlyArray<Round> => [
  [
    // Go tidies up its memory less often: a seventh less of a processor for 3 GB.
    [step("types, layers, lint", { ...tool("oxlint"), env: { GOGC: "300" } })],
    [
      step("known holes in what is shipped", node("scripts/audit.ts")),
      step(
        "tests of scripts",
        tool("vitest", "run", "--config", "scripts/config/vitest.config.ts", "--project", "scripts"),
      ),
    ],
    [
      step("formatting", tool("oxfmt", "--check")),
      step("styles", tool("stylelint", "{packages,apps}/*/src/**/*.css")),
      step("unused code", tool("knip", "--config", "scripts/config/knip.json")),
      step("generated files", node("scripts/codegen.ts", "--check")),
    ],
  ],
  [
    [
      step("rules, services, server (unit and property tests)", {
        ...unitTests,
        args: [...unitTests.args, "--output-logs=new-only"],
      }),
    ],
    [
      step("builds", turbo("build", "--filter=!@kamra/storybook", "--output-logs=errors-only")),
      step("packages as a team installs them", node("scripts/packages.ts")),
      examples(browser),
      step("what packages offer, as it was reviewed", node("scripts/apiReport.ts", "--check")),
      step("sizes that shoppers feel", node("bench/size.ts", "--felt")),
    ],
  ],
  [
    [
      step("properties of the changed rules, ten thousand times", node("scripts/changed-rules.ts")),
      step("tests notice changes of the changed rules", node("scripts/mutation.ts", "--changed")),
    ],
  ],
  [
    [
      step("the shop in Chromium", {
        ...turbo("e2e", "--filter=@kamra/storefront", "--output-logs=new-only"),
        env: { KAMRA_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      }),
    ],
    [
      step("stories in Chromium, with accessibility", {
        ...turbo("test", "--filter=@kamra/storybook"),
        env: { KAMRA_CHROMIUM: browser },
      }),
      // A minute that mostly waits for one node to notice that the other is gone.
      step(
        "a primary that dies under load, where its programs are installed",
        node("--conditions=@kamra/source", "deploy/drill/drill.ts", "--short", "--if-possible"),
      ),
    ],
  ],
  [[step("every rule is claimed and proved", node("scripts/rules.ts", "--kept"))]],
];

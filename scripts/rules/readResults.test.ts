import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/step.ts";
import { readPlaywrightResults } from "./readPlaywrightResults.ts";
import { readVitestResults } from "./readVitestResults.ts";

it("reads vitest's report: titles from the outermost, without seeds; what did not run was skipped", () => {
  const tests = [
    { ancestorTitles: ["carts", "full"], title: "adds up (with seed=-12)", status: "passed" },
    { ancestorTitles: [], title: "fails", status: "failed" },
    { ancestorTitles: [], title: "waits", status: "pending" },
    { ancestorTitles: [], title: "later", status: "todo" },
  ];
  expect(
    readVitestResults(
      JSON.stringify({ testResults: [{ name: join(root, "packages", "core", "a.test.ts"), assertionResults: tests }] }),
    ),
  ).toEqual([
    { file: "packages/core/a.test.ts", title: "carts › full › adds up", status: "passed" },
    { file: "packages/core/a.test.ts", title: "fails", status: "failed" },
    { file: "packages/core/a.test.ts", title: "waits", status: "skipped" },
    { file: "packages/core/a.test.ts", title: "later", status: "skipped" },
  ]);
});

it("reads Playwright's report: each project's run of each test, inside its describes", () => {
  const spec = (title: string, ...statuses: ReadonlyArray<string>) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const inner = { title: "offline", file: "a.spec.ts", specs: [spec("waits", "flaky", "skipped")] };
  const suite = {
    title: "a.spec.ts",
    file: "a.spec.ts",
    specs: [spec("buys", "expected", "unexpected")],
    suites: [inner],
  };
  expect(
    readPlaywrightResults(JSON.stringify({ config: { rootDir: join(root, "apps", "e2e") }, suites: [suite] })),
  ).toEqual([
    { file: "apps/e2e/a.spec.ts", title: "buys", status: "passed" },
    { file: "apps/e2e/a.spec.ts", title: "buys", status: "failed" },
    { file: "apps/e2e/a.spec.ts", title: "offline › waits", status: "passed" },
    { file: "apps/e2e/a.spec.ts", title: "offline › waits", status: "skipped" },
  ]);
});

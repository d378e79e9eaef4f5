import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/step.ts";

const reports = globSync("packages/*/api/*.api.md", { cwd: root });

/** The exports of a report whose declaration has no docstring. */
const undocumentedIn = (report: string): ReadonlyArray<string> =>
  Array.from(report.matchAll(/^\/\/ @\w+ \(undocumented\)\n(.+)$/gm), ([, declaration = ""]) => declaration);

it("finds the exports without a sentence in a report", () => {
  const report =
    "// @public\nexport type Cart = {\n    // (undocumented)\n    id: string;\n};\n\n// @public (undocumented)\nexport type List = string;\n";
  expect(undocumentedIn(report)).toEqual(["export type List = string;"]);
});

it("every export of the packages says in a sentence what it is", () => {
  expect(reports.length).toBeGreaterThan(50);
  const silent = reports.flatMap((path) =>
    undocumentedIn(readFileSync(join(root, path), "utf8")).map((declaration) => `${path}: ${declaration}`),
  );
  expect(silent, "write a docstring, build, and run node scripts/apiReport.ts").toEqual([]);
});

/** The lines of a report with a type of Effect's, without its imports. */
const effectsIn = (report: string): ReadonlyArray<string> =>
  Array.from(report.matchAll(/^ *(.*\b(?:Effect|Layer|Context|Scope)\.[A-Z].*)$/gm), ([, line = ""]) => line);

/** How a capability is made inside, and the option for tests. */
const ofTheInside = /^readonly (?:backend|offers|open|provides|transport|effects)\??: /;

it("no call of a package shows a type of Effect: calls are promises and plain values", () => {
  const shown = reports
    .filter((path) => !path.endsWith("/unstable.api.md"))
    .flatMap((path) => effectsIn(readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line}`));
  expect(shown.filter((each) => !ofTheInside.test(each.replace(/^\S+ /, "")))).toEqual([]);
  expect(effectsIn("    readonly wait: () => Effect.Effect<void>;\n")).toEqual([
    "readonly wait: () => Effect.Effect<void>;",
  ]);
});

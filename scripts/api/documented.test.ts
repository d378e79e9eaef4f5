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

it("every field of what @kamra/ui offers says in a sentence what it is", () => {
  const silent = reports
    .filter((path) => path.startsWith("packages/ui/"))
    .flatMap((path) =>
      Array.from(
        readFileSync(join(root, path), "utf8").matchAll(/^ +\/\/ \(undocumented\)\n +(.+)$/gm),
        ([, field = ""]) => `${path}: ${field}`,
      ),
    );
  expect(silent, "write a docstring, build, and run node scripts/apiReport.ts").toEqual([]);
});

/** The modules of Effect that a report imports. */
const effectsIn = (report: string): ReadonlyArray<string> =>
  Array.from(report.matchAll(/^import .* from '(effect\b.*)';$/gm), ([, module = ""]) => module);

it("no package shows a type of Effect outside of /unstable: calls are promises, errors and options plain values", () => {
  const shown = reports
    .filter((path) => !path.endsWith("/unstable.api.md"))
    .flatMap((path) => effectsIn(readFileSync(join(root, path), "utf8")).map((module) => `${path}: ${module}`));
  expect(shown).toEqual([]);
  expect(effectsIn("import type * as Effect from 'effect/Effect';\n")).toEqual(["effect/Effect"]);
});

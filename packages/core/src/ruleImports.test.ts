/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The modules that a module imports at run time. With `verbatimModuleSyntax` those are the imports that do not say `import type`. */
function importsOf(source: string): ReadonlyArray<string> {
  return Array.from(
    source.matchAll(/^(?:import|export) (?!type )(?:[^;"]*? from )?"([^"]+)";/gm),
    ([, specifier = ""]) => specifier,
  );
}

function pathOf(specifier: string, from: string): string {
  return `.${new URL(specifier, new URL(from, "file:///")).pathname}`;
}

/** Everything outside the core that loading a module loads, with the file that asks for it. */
function packagesBehind(path: string, seen = new Set<string>()): ReadonlyArray<string> {
  if (seen.has(path)) return [];
  seen.add(path);
  const source = sources[path];
  if (source === undefined) throw new Error(`There is no source ${path}`);
  return importsOf(source).flatMap((specifier) =>
    specifier.startsWith(".") ? packagesBehind(pathOf(specifier, path), seen) : [`${specifier} (${path})`],
  );
}

/** A tool for developers, which has no rules. */
const development = "./development/index.ts";

it.each(Object.keys(sources).filter((path) => /^\.\/[^/]+\/index\.ts$/.test(path) && path !== development))(
  "the rules of %s load nothing but themselves",
  (index) => {
    expect(packagesBehind(index)).toEqual([]);
  },
);

it("sees a package behind a module that has one", () => {
  expect(packagesBehind("./product/Product.ts")).toContain("effect/Schema (./product/Product.ts)");
});

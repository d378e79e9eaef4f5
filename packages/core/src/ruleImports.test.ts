/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The modules imported at run time: all imports except those of types alone, which bundlers leave out. */
function importsOf(source: string): ReadonlyArray<string> {
  return Array.from(
    source.matchAll(/^(?:import|export) (?!type )(?!\{(?: type \w+,?)+ \} )(?:[^;"]*? from )?"([^"]+)";/gm),
    ([, specifier = ""]) => specifier,
  );
}

function pathOf(specifier: string, from: string): string {
  return `.${new URL(specifier, new URL(from, "file:///")).pathname}`;
}

/** The packages that loading a module loads, each with the importing file. */
function packagesBehind(path: string, seen = new Set<string>()): ReadonlyArray<string> {
  if (seen.has(path)) return [];
  seen.add(path);
  const source = sources[path];
  if (source === undefined) throw new Error(`There is no source ${path}`);
  return importsOf(source).flatMap((specifier) =>
    specifier.startsWith(".") ? packagesBehind(pathOf(specifier, path), seen) : [`${specifier} (${path})`],
  );
}

/** What has no rules: a developer tool, and what makes shops. */
const withoutRules = ["./development/index.ts", "./shop/index.ts"];

it.each(Object.keys(sources).filter((path) => /^\.\/[^/]+\/index\.ts$/.test(path) && !withoutRules.includes(path)))(
  "the rules of %s load no packages",
  (index) => {
    expect(packagesBehind(index)).toEqual([]);
  },
);

it("a shop starts without packages", () => {
  const starts = Object.keys(sources).filter((path) => path.endsWith("/start.ts"));
  expect(starts.length).toBeGreaterThan(6);
  for (const path of ["./shop/startShop.ts", "./kernel/documentCookies.ts", ...starts])
    expect(packagesBehind(path)).toEqual([]);
});

it("the check finds a package behind a module that imports one", () => {
  expect(packagesBehind("./product/Product.schema.ts")).toContain("effect/Schema (./product/Product.schema.ts)");
});

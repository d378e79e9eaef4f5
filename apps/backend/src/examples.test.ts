/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.*", "!./generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  "./**/*.ts",
  "!./**/*.test.*",
  "!./generated/**",
  "!./main.ts",
]);

const examples = Object.entries(sources).flatMap(([path, source]) =>
  Array.from(source.matchAll(/@example (.+?)(?: \*\/)?$/gm), ([, example = ""]) => {
    const [expression = "", expected] = example.split(" // => ");
    return { path, example, expression, expected };
  }),
);

/** Evaluates the text in the scope of the module's exports. */
function valueOf(expression: string, scope: Readonly<Record<string, unknown>>): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- the test runs lines of our own doc comments
  const evaluate = new Function(...Object.keys(scope), `return (${expression});`);
  return Reflect.apply(evaluate, undefined, Object.values(scope));
}

describe("the examples in doc comments", () => {
  it.each(examples)("$path: $example", async ({ path, expression, expected }) => {
    if (expected === undefined) throw new Error("Write an example as: expression // => value");
    const scope = await modules[path]?.();
    if (scope === undefined) throw new Error(`There is no module ${path}`);
    expect(valueOf(expression, scope)).toEqual(valueOf(expected, scope));
  });

  it("are there at all", () => {
    expect(examples.length).toBeGreaterThan(15);
  });
});

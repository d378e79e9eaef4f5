/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from "vitest";
import { componentTokens, tokenNames } from "./generated/tokens.ts";

const sheets = Object.entries(
  import.meta.glob<string>(["../**/*.css", "!../*.css"], { query: "?raw", import: "default", eager: true }),
).map(([path, css]) => ({ path, css }));

/** Each `var(--k-…)` of the style sheets, with what stands after its comma. */
const uses = sheets.flatMap(({ path, css }) =>
  [...css.matchAll(/var\((--k-[a-z0-9-]+)(?:, (?:var\((--k-[a-z0-9-]+)\)|[^)]+))?\)/g)].map(
    ([, name = "", fallback]) => ({ path, name, fallback }),
  ),
);

/** Set by a page around a component, or by one rule for another of the same style sheet. */
const passedDown: ReadonlyArray<string> = ["--k-bleed", "--k-bottom-bar", "--k-from"];

describe("the tokens in the style sheets", () => {
  it("are all among the tokens of the data", () => {
    const known: ReadonlySet<string> = new Set([...tokenNames, ...passedDown]);
    expect(uses.length).toBeGreaterThan(500);
    expect(uses.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it.each(Object.entries(componentTokens))("%s is used, and follows %s wherever it is", (name, followed) => {
    const found = uses.filter((use) => use.name === name);
    expect(found).not.toEqual([]);
    expect(found.filter(({ fallback }) => fallback !== followed)).toEqual([]);
  });
});

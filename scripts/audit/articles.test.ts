import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { root } from "../setup/step.ts";

/** Sources with words for shoppers. */
const sources = execFileSync("git", ["ls-files", "packages", "apps"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|property|spec)\.|generated|e2e/.test(file));

/** An article before a placeholder, whose first letter is unknown. */
const fixed = /(?<![\p{L}\w])[Aa]z? ["„(]?\$\{|>[^<]*(?<![\p{L}\w])[Aa]z? \{/u;

it("no text has a fixed article before a variable: `withArticle` says which one it is", () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    readFileSync(`${root}/${file}`, "utf8")
      .split("\n")
      .flatMap((line, index) => (fixed.test(line) && !/^\s*(?:\*|\/)/.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

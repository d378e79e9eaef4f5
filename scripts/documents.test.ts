import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "./setup/step.ts";

const folder = join(root, "node_modules/.cache/code-of-documents");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const block = /```(tsx?)\n(.*?)```/gs;

/** Their code has other proofs: `codegen/ownFields`, and the examples of rules, which are not for a file of their own. */
const proved = ["docs/own-fields.md", "docs/rules.md"];

/** The other documents with TypeScript. */
const guides = globSync(["README.md", "docs/*.md", "{packages,apps}/*/README.md", "examples/README.md"], {
  cwd: root,
}).filter((document) => !proved.includes(document) && /```tsx?\n/.test(readFileSync(join(root, document), "utf8")));

/** Blocks that use a shop without making one go on with the shop that the first block exports. */
function writeBlocks(document: string): void {
  const place = join(folder, document.replaceAll("/", "-"));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "App.tsx"), "export const App = () => null;\n");
  const blocks = readFileSync(join(root, document), "utf8").matchAll(block);
  for (const [index, [, language, code = ""]] of [...blocks].entries()) {
    const goesOn = index > 0 && /\bshop\./.test(code) && !/const (?:shop =|\{ shop)/.test(code);
    const start = goesOn ? 'import { shop } from "./block0.ts";\n' : "";
    writeFileSync(join(place, `block${index}.${language}`), start + code);
  }
}

it("the code in the guides compiles", () => {
  expect(guides.length).toBeGreaterThanOrEqual(8);
  for (const document of guides) writeBlocks(document);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../../tsconfig.base.json",
      compilerOptions: { noUnusedLocals: false, moduleDetection: "force", types: ["node", "vite/client"] },
      include: ["."],
      exclude: [],
    }),
  );
  const { stdout } = spawnSync("node", [join(root, "node_modules/typescript7/bin/tsc"), "--project", folder], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

/** `.catch(() => undefined)`, and its kind with an empty body. */
const swallowed = /\.catch\(\(\) =>\s*(?:undefined|null|\{(?:\s|\/\/.*)*\})\)/;

const unindented = (code: string) => code.replaceAll(/^\s+/gm, "").trimEnd();

it("the code that a guide quotes of an example stands there, and so compiles and runs", () => {
  const guide = readFileSync(join(root, "docs/in-your-own-app.md"), "utf8");
  const quotes = [...guide.matchAll(/```\w+ (examples\/\S+)\n(.*?)```/gs)];
  expect(quotes.length).toBeGreaterThan(10);
  for (const [, file = "", code = ""] of quotes)
    expect(unindented(readFileSync(join(root, file), "utf8")), file).toContain(unindented(code));
});

it.each(guides)("%s swallows no failure: a command resolves to its result", (document) => {
  expect(readFileSync(join(root, document), "utf8")).not.toMatch(swallowed);
});

/** What stands between spaces or the bars of a table, and has a letter or a digit. */
const wordsIn = (text: string): number => text.match(/[^\s|]*[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;

const decisions = readdirSync(join(root, "docs/decisions"))
  .filter((file) => /^\d/.test(file))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(root, "docs/decisions", file), "utf8") }));

it("the index of decisions lists each of them by its title", () => {
  const titles = decisions.map(({ file, text }) => {
    const [heading = ""] = text.split("\n");
    return `- [${file.slice(0, 4)}](${file}): ${heading.replace(/^# \d{4}: /, "")}`;
  });
  const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8").split("\n");
  // In any order: the lines of two branches are merged one after the other.
  expect(index.filter((line) => line.startsWith("- ")).toSorted()).toEqual(titles);
});

it.each(decisions)("$file has a title, a date, a status, three parts and at most 300 words", ({ file, text }) => {
  const [title, , dateAndStatus] = text.split("\n");
  expect(title).toMatch(new RegExp(`^# ${file.slice(0, 4)}: \\S`));
  expect(dateAndStatus).toMatch(/^20\d\d-\d\d-\d\d, (?:accepted|superseded by \[\d{4}\]\(.+\))\./);
  expect(Array.from(text.matchAll(/^## (.+)$/gm), ([, part]) => part)).toEqual(["Context", "Choice", "Consequences"]);
  expect(wordsIn(text)).toBeLessThanOrEqual(300);
});

it("the documents that people write and follow have at most 25,000 words", () => {
  // Decisions are history, with a limit of their own; programs write web-speed, rules and errors.
  const others = /^docs\/(?:decisions\/|web-speed|rules\.|errors\.)/;
  const documents = globSync(["{README,CONTRIBUTING,SECURITY}.md", "docs/**/*.md", "packages/*/README.md"], {
    cwd: root,
  });
  const texts = documents
    .filter((document) => !others.test(document))
    .map((document) => readFileSync(join(root, document), "utf8").replaceAll(/^ *```.*?^ *```$/gms, ""));
  expect(wordsIn(texts.join("\n"))).toBeGreaterThan(20_000);
  expect(wordsIn(texts.join("\n"))).toBeLessThanOrEqual(25_000);
});

import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { changedFiles } from "./mutation/changedFiles.ts";
import { findUncalled } from "./rules/findUncalled.ts";
import { numbersIn } from "./rules/numbersIn.ts";
import { readBook } from "./rules/readBook.ts";
import { readClaims } from "./rules/readClaims.ts";
import { readUses } from "./rules/readUses.ts";
import { waiting } from "./rules/waiting.ts";
import { type Command, root, runRemembering, tool } from "./setup/step.ts";
import { testsOf } from "./verify/testsOf.ts";

// npm run verify   what the changes since main can break: format, types, lint, styles, rules, tests and stories, in a minute at most.
//                  One line per check, its output only when it fails. npm test remains the proof of the whole.

interface Check {
  readonly title: string;
  /** Nothing is run without files. */
  readonly files: ReadonlyArray<string>;
  readonly run: Command;
  readonly remedy: string;
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const glob = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.split(sep).join("/"));
const changed = Array.from(changedFiles() ?? []).filter((file) => existsSync(join(root, file)));
const ending = (pattern: RegExp) => changed.filter((file) => pattern.test(file) && !file.includes("/generated/"));
const sources = glob("{packages,apps}/*/{src,server,vite,e2e}/**/*.{ts,tsx}");
const isTest = (file: string) => /\.(?:test|stories|spec)\./.test(file);

/** The faults of the rules that changed files claim, found without running tests. */
function faultsOfRules(): ReadonlyArray<string> {
  const book = new Set(readBook(read("docs/rule-book.md")).map(({ id }) => id));
  const programs = sources.filter((file) => !isTest(file) && !file.startsWith("packages/testing/"));
  const claims = ending(/\.tsx?$/)
    .filter((file) => programs.includes(file))
    .flatMap((file) => readClaims(read(file), { file }));
  const named = new Set(sources.filter(isTest).flatMap((file) => numbersIn(read(file))));
  const uses = new Map(programs.map((file) => [file, readUses(read(file), { file })]));
  return [
    ...claims
      .filter(({ rule }) => !book.has(rule))
      .map(({ rule, file }) => `${rule} is not in docs/rule-book.md (${file}): add its row`),
    ...claims
      .filter(({ rule }) => book.has(rule) && !named.has(rule))
      .map(({ rule }) => `No test names [${rule}]: begin the title of its proof with it`),
    ...findUncalled(claims, uses)
      .filter(({ name }) => waiting[name] === undefined)
      .map(({ name, file }) => `No program calls ${name} (${file}): use it where shoppers meet it`),
  ];
}

function checks(): ReadonlyArray<Check> {
  const rules = new Set(
    ending(/\.tsx?$/).flatMap((file) => (isTest(file) ? [] : readClaims(read(file), { file }).map(({ rule }) => rule))),
  );
  const texts = new Map(
    [...sources, ...glob("{scripts,codegen,deploy,templates}/**/*.test.ts")]
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => [file, read(file)]),
  );
  const tests = Array.from(testsOf(changed, { texts, rules }));
  const stories = ending(/^packages\/ui\/.*\.(?:tsx|css)$/)
    .map((file) => file.replace(/(?:\.module\.css|\.stories\.tsx|\.tsx)$/, ".stories.tsx"))
    .filter((file, index, all) => all.indexOf(file) === index && existsSync(join(root, file)));
  const scripts = ending(/\.tsx?$/);
  const styles = ending(/\.css$/);
  const contract = ending(/\.graphql$|^packages\/contract\//);
  return [
    { title: "format", files: changed, run: tool("oxfmt", "--check", ...changed), remedy: "npm run format" },
    {
      title: "types, layers and lint",
      files: scripts,
      run: tool("oxlint", "--quiet", ...scripts),
      remedy: "each message says its way out",
    },
    { title: "styles", files: styles, run: tool("stylelint", ...styles), remedy: "take a value of the tokens" },
    {
      title: "generated files",
      files: contract,
      run: tool("node", "scripts/codegen.ts", "--check"),
      remedy: "npm run codegen",
    },
    {
      title: `${tests.length} files of tests`,
      files: tests,
      run: tool("vitest", "run", "--config", "scripts/config/vitest.config.ts", "--reporter=dot", ...tests),
      remedy: "npx vitest run NAME runs one alone",
    },
    {
      title: `${stories.length} files of stories`,
      files: stories,
      run: {
        ...tool(
          "vitest",
          "run",
          "--config",
          "vitest.config.ts",
          "--reporter=dot",
          ...stories.map((file) => join(root, file)),
        ),
        cwd: join(root, "apps/storybook"),
      },
      remedy: "npm run dev -w @kamra/storybook shows them",
    },
  ];
}

const from = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const faults = faultsOfRules();
for (const fault of faults) console.log(`✗ ${fault}`);
let failures = faults.length;
for (const { title, files, run, remedy } of checks()) {
  if (files.length === 0) continue;
  const begin = performance.now();
  const { code, output } = await runRemembering(run, { showsAtOnce: false });
  if (code !== 0) failures += 1;
  console.log(code === 0 ? `✓ ${title} (${seconds(begin)})` : `${output.trim()}\n✗ ${title}: ${remedy}`);
}
console.log(
  failures === 0
    ? `Nothing of ${changed.length} changed files is broken, as far as this can tell (${seconds(from)}). npm test proves the whole.`
    : `${failures} to mend (${seconds(from)})`,
);
process.exitCode = failures === 0 ? 0 : 1;

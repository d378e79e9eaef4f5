import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { findFaults } from "./rules/findFaults.ts";
import { findIdle } from "./rules/findIdle.ts";
import { findUncalled } from "./rules/findUncalled.ts";
import { findUnusedTexts } from "./rules/findUnusedTexts.ts";
import { numbersIn } from "./rules/numbersIn.ts";
import { proofsIn } from "./rules/proofsIn.ts";
import { readBook } from "./rules/readBook.ts";
import { readClaims } from "./rules/readClaims.ts";
import { readUses } from "./rules/readUses.ts";
import { readVitestResults } from "./rules/readVitestResults.ts";
import type { Rule } from "./rules/Rule.ts";
import { rulesPage } from "./rules/rulesPage.ts";
import { suites } from "./rules/suites.ts";
import { waiting } from "./rules/waiting.ts";
import { root, runCommand, tool } from "./setup/step.ts";
import { unitTests } from "./test/steps.ts";

// npm run rules               says which rules of docs/rule-book.md are not carried or not proved, and makes docs/rules.md
// npm run rules -- PRICE-1    the same of these rules, and what carries and proves them; runs only the unit tests that name them
// npm run rules -- --kept     the same, from the results that are there: at the end of npm test, which has run the tests

const read = (file: string) => readFileSync(join(root, file), "utf8");
const sources = globSync("{packages,apps}/*/{src,server,e2e}/**/*.{ts,tsx}", { cwd: root })
  .map((file) => file.split(sep).join("/"))
  .sort();
const isTest = (file: string) => Object.values(suites).some(({ tests }) => tests.test(file));
const outcomesOf = ({ results, read: readResults }: (typeof suites)[keyof typeof suites]) =>
  results().flatMap((file) => readResults(readFileSync(file, "utf8")));
/** The rules that the sources of a suite name, whether it ran or not. */
const namedBy = ({ tests }: { readonly tests: RegExp }) =>
  new Set(sources.filter((file) => tests.test(file)).flatMap((file) => numbersIn(read(file))));

const book = readBook(read("docs/rule-book.md"));
const words = process.argv.slice(2).filter((word) => word !== "--kept");
const unknown = words.filter((word) => !book.some(({ id }) => id === word));
if (unknown.length > 0) {
  console.error(`✗ ${unknown.join(", ")} is not in docs/rule-book.md`);
  process.exit(1);
}
const asked = book.filter(({ id }) => words.includes(id));
const isAsked = (number: string) => asked.length === 0 || asked.some(({ id }) => id === number);

/**
 * The results of the unit tests that name these rules. The packages' tests suffice for pure rules: the apps' start a database and
 * render pages, which takes most of the time.
 */
async function runNaming(rules: ReadonlyArray<Rule>) {
  const naming = sources.filter(
    (file) =>
      suites.unit.tests.test(file) && numbersIn(read(file)).some((number) => rules.some(({ id }) => id === number)),
  );
  const ofPackages = naming.filter((file) => file.startsWith("packages/"));
  const files = rules.every(({ isPure }) => isPure) && ofPackages.length > 0 ? ofPackages : naming;
  const folder = mkdtempSync(join(tmpdir(), "kamra-rules-"));
  const results = join(folder, "results.json");
  const titles = rules.map(({ id }) => `\\[${id}\\]`).join("|");
  try {
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${results}`];
    await runCommand(tool("vitest", "run", ...files, "-t", titles, ...reporters));
    return readVitestResults(readFileSync(results, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Unchanged results are reused. Turbo keeps no failed ones: at the end of npm test it would run those again. */
async function unitOutcomes() {
  if (process.argv.includes("--kept")) return outcomesOf(suites.unit);
  if (asked.length > 0) return await runNaming(asked);
  await runCommand({ ...unitTests, args: [...unitTests.args, "--output-logs=errors-only"] });
  return outcomesOf(suites.unit);
}

const programs = sources.filter((file) => !isTest(file) && !file.startsWith("packages/testing/"));
const claims = programs.flatMap((file) => readClaims(read(file), { file }));
const uncalled = findUncalled(claims, new Map(programs.map((file) => [file, readUses(read(file), { file })])));
const unit = await unitOutcomes();
const inBrowsers = { stories: suites.stories, browser: suites.browser };
const browsers = Object.values(inBrowsers).flatMap(outcomesOf);
const named = new Map(Object.entries(suites).map(([name, suite]) => [name, namedBy(suite)]));
const notRun = Object.entries(inBrowsers).flatMap(([name, suite]) =>
  suite.results().length > 0 ? [] : [{ name, rules: namedBy(suite) }],
);

const proofs = proofsIn([...unit, ...browsers]);
for (const { id, isPure, isUniversal } of asked) {
  console.log(`${id} ${isPure ? "pure" : "stateful"}${isUniversal ? " ∀" : ""}`);
  for (const { name, file } of claims.filter(({ rule }) => rule === id)) console.log(`  carried by ${name} in ${file}`);
  for (const { title, file } of proofs.get(id) ?? []) console.log(`  proved by "${title}" in ${file}`);
  const elsewhere = notRun.flatMap(({ name, rules }) => (rules.has(id) ? [name] : []));
  if (elsewhere.length > 0) console.log(`  proved in: ${elsewhere.join(", ")} (not run here)`);
}
if (asked.length === 0) writeFileSync(join(root, "docs/rules.md"), rulesPage({ book, claims, unit, named }));

const texts = new Map(programs.map((file) => [file, read(file)]));
const unusedTexts = asked.length > 0 ? [] : findUnusedTexts(texts);

const faults = findFaults({
  book,
  claims,
  unit,
  browsers,
  elsewhere: new Set(notRun.flatMap(({ rules }) => Array.from(rules))),
  uncalled,
  idle: findIdle(texts),
  waiting,
}).filter((fault) => isAsked(fault.slice(0, fault.indexOf(" "))));
const claimed = new Set(claims.map(({ rule }) => rule));
if (asked.length === 0)
  console.log(
    `${book.length} rules (${book.filter(({ isPure }) => isPure).length} pure), ${claimed.size} claimed, ${proofs.size} proved here`,
  );
for (const text of unusedTexts) console.error(`✗ ${text} is on no screen`);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length + unusedTexts.length === 0 ? 0 : 1;

import { parseArgs } from "node:util";
import { changedFiles } from "./mutation/changedFiles.ts";
import { equivalentMutants } from "./mutation/equivalentMutants.ts";
import { mutantsOf } from "./mutation/mutantsOf.ts";
import { printList } from "./mutation/printList.ts";
import { ruleFiles } from "./mutation/ruleFiles.ts";
import { shownMutant } from "./mutation/shownMutant.ts";
import { verdictOf } from "./mutation/verdictOf.ts";

/** The least percentage of killed mutants in each file, also of new ones. */
const enough = 95;
/** Of the changed rule files, how many are tried in the time that a push may take; the full run tries all. */
const mostChanged = 5;
/** Of their mutants, likewise. */
const mostMutants = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: "boolean", default: false },
    since: { type: "string" },
    concurrency: { type: "string" },
    /** Tries every n-th mutant. */
    sample: { type: "string", default: "1" },
    /** Runs only the tests in the rules' own folders. */
    own: { type: "boolean", default: false },
    /** Seconds after which tests count as endless. */
    patience: { type: "string", default: "5" },
  },
});

/** The requested rule files: by path or folder, changed ones, or all. */
async function chosenFiles(): Promise<ReadonlyArray<string>> {
  if (positionals.length > 0 && positionals.every((path) => path.endsWith(".ts"))) return positionals;
  const files = await ruleFiles();
  if (positionals.length > 0) return files.filter((file) => positionals.some((folder) => file.startsWith(folder)));
  if (!values.changed && values.since === undefined) return files;
  const changed = changedFiles(values.since);
  if (changed === null) console.log("There is no earlier commit to compare with: `npm run mutation` tries all rules.");
  const theirs = files.filter((file) => changed?.has(file));
  if (theirs.length > mostChanged)
    console.log(
      `${theirs.length} files of rules have changed; ${mostChanged} are tried here, all of them by \`npm run mutation\`.`,
    );
  return theirs.slice(0, mostChanged);
}

const files = await chosenFiles();
const begin = performance.now();
const concurrency = values.concurrency === undefined ? null : Number(values.concurrency);
const most = values.changed || values.since !== undefined ? mostMutants : Infinity;
const every = Number(values.sample);
const timeoutMs = 1_000 * Number(values.patience);
const folders = new Set(files.map((file) => file.split("/")[3]));
if (values.own) process.env["KAMRA_OWN"] = `@(${[...folders].join("|")})`;
const mutants =
  files.length === 0
    ? []
    : await mutantsOf(files, { configFile: "scripts/config/stryker.config.json", concurrency, most, every, timeoutMs });
const { score, scores, survivors, equivalent, unnamed, ...verdict } = verdictOf(mutants, equivalentMutants);
const isCut = mutants.length >= most;
if (isCut) console.log(`The first ${most} mutants are tried here, all of them by \`npm run mutation\`.`);
// A mutant that was not tried may survive as well.
const stale = isCut || every > 1 ? [] : verdict.stale;
const weak = scores.filter(([, own]) => own < enough);

printList("Not noticed by any test", survivors.map(shownMutant));
printList(
  "Noticed only by tests that do not name the rule",
  unnamed.map(
    (mutant) =>
      `${shownMutant(mutant)}\n    carries ${[...mutant.rules].join(", ")}; failed: ${mutant.killers.slice(0, 3).join(" | ")}`,
  ),
);
printList(
  "Named as equivalent, but no such mutant survives (scripts/mutation/equivalentMutants.ts)",
  stale.map(({ file, line, replaced, by }) => `  ${file}  ${line}  (${replaced} → ${by})`),
);
printList(
  `Files of which less than ${enough} % is noticed`,
  weak.map(([file, own]) => `  ${file}  ${own.toFixed(1)} %`),
);
const unending = mutants.filter(({ isNoticed, killers }) => isNoticed && killers.length === 0);
printList("Counted as noticed, because their tests do not end", unending.map(shownMutant));
console.log(
  `\n${files.length} files, ${mutants.length} mutants: ${score.toFixed(1)} % noticed (of each at least ${enough}), ` +
    `${survivors.length} survive, ${equivalent.length} are equivalent, ${unending.length} never end; ${((performance.now() - begin) / 1000).toFixed(0)} s`,
);
process.exitCode = weak.length === 0 && unnamed.length === 0 && stale.length === 0 ? 0 : 1;

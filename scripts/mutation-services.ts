import { parseArgs } from "node:util";
import { equivalentServiceMutants } from "./mutation/equivalentServiceMutants.ts";
import { type Mutant, mutantsOf } from "./mutation/mutantsOf.ts";
import { printList } from "./mutation/printList.ts";
import { serviceFiles } from "./mutation/serviceFiles.ts";
import { shownMutant } from "./mutation/shownMutant.ts";
import { verdictOf } from "./mutation/verdictOf.ts";

/** Percent of the mutants that the tests have to notice. */
const enough = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: "string", default: "1" },
    /** Tries one in so many. */
    sample: { type: "string", default: "1" },
    /** Seconds after which a test waits in vain: most of a whole run's time, for whoever waits for ever. */
    patience: { type: "string", default: "30" },
    incremental: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    core: { type: "boolean", default: false },
    loading: { type: "boolean", default: false },
  },
});
const every = Number(values.sample);
const patience = Number(values.patience);

const capabilityOf = (file: string) => /^packages\/core\/src\/(\w+)/.exec(file)?.[1] ?? "";

const services = await serviceFiles();
const chosen =
  positionals.length === 0
    ? services
    : services.filter((file) =>
        positionals.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`)),
      );
const capabilities = Map.groupBy(chosen, capabilityOf);
const mutants: Mutant[] = [];
const lines: string[] = [];

/** A capability at a time, so that its own tests, which notice most, can come first. */
for (const [capability, files] of capabilities) {
  process.env["KAMRA_MUTATED"] = capability;
  process.env["KAMRA_SAMPLE"] = String(every);
  process.env["KAMRA_PATIENCE"] = String(patience);
  process.env["KAMRA_TESTS"] = values.all ? "all" : values.core ? "core" : "own";
  const begin = performance.now();
  const all = await mutantsOf(files, {
    configFile: "scripts/config/stryker.services.config.json",
    concurrency: Number(values.concurrency),
    // What never gives the word back cannot say that it waits.
    timeoutMs: 6_000 * patience,
    keptIn: values.incremental ? `.data/mutation/${capability}.json` : null,
    every,
    leavesOutLoading: !values.loading,
  });
  const theirs = all.filter(({ isLeftOut }) => !isLeftOut);
  const { score, survivors } = verdictOf(theirs, equivalentServiceMutants);
  const line = `${capability}: ${files.length} files, ${theirs.length} mutants, ${score.toFixed(1)} % noticed, ${survivors.length} survive, ${all.length - theirs.length} run while a module loads and were not tried; ${((performance.now() - begin) / 1000).toFixed(0)} s`;
  console.log(line);
  lines.push(`  ${line}`);
  mutants.push(...theirs);
}

const { score, scores, survivors, equivalent, ...verdict } = verdictOf(mutants, equivalentServiceMutants);
// What was not tried may survive as well.
const stale = every === 1 ? verdict.stale : [];
printList("Not noticed by any test", survivors.map(shownMutant));
printList(
  "Named as equivalent, but no such mutant survives (scripts/mutation/equivalentServiceMutants.ts)",
  stale.map(({ file, line, replaced, by }) => `  ${file}  ${line}  (${replaced} → ${by})`),
);
printList(
  `Files of which less than ${enough} % is noticed`,
  scores.filter(([, own]) => own < enough).map(([file, own]) => `  ${file}  ${own.toFixed(1)} %`),
);
printList("Capabilities", lines);
console.log(
  `\n${chosen.length} files, ${mutants.length} mutants: ${score.toFixed(1)} % noticed (at least ${enough}), ` +
    `${survivors.length} survive, ${equivalent.length} are equivalent`,
);
process.exitCode = score >= enough && stale.length === 0 ? 0 : 1;

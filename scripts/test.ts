import { seed } from "./config/seed.ts";
import { findTestBrowser } from "./setup/findBrowser.ts";
import { runRemembering } from "./setup/step.ts";
import { failedPart } from "./test/failedPart.ts";
import { parts } from "./test/parts.ts";
import { runRounds, type Step } from "./test/runRounds.ts";
import { rounds } from "./test/steps.ts";

// npm test                    everything that has to hold before a push
// npm run test:full           the same, and what takes longer
// npm run test:full -- PART   one part of that

const isFull = process.argv.includes("--full");
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const browser = await findTestBrowser();
const known = Object.entries(parts(browser));
const unknown = asked.filter((word) => known.every(([name]) => name !== word));
const failed: Array<{ readonly title: string; readonly end: string }> = [];

async function run(
  { title, command }: Step,
  { showsAtOnce }: { readonly showsAtOnce: boolean } = { showsAtOnce: true },
): Promise<void> {
  const from = performance.now();
  if (showsAtOnce) console.log(`\n── ${title}`);
  const { code, output } = await runRemembering(command, { showsAtOnce });
  if (!showsAtOnce) console.log(`\n── ${title}\n${output}`);
  const seconds = (performance.now() - from) / 1000;
  console.log(`── ${code === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(0)} s: ${title}`);
  if (code !== 0) failed.push({ title, end: failedPart(output) });
}

const begin = performance.now();
console.log(`Seed of generated values: ${seed} (KAMRA_SEED=${seed} tries the same again)`);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. There are: ${known.map(([name]) => name).join(", ")}.`);
  process.exit(1);
}
if (asked.length === 0) await runRounds(rounds(browser), run);
if (isFull)
  for (const [name, command] of known)
    if (asked.length === 0 || asked.includes(name)) await run({ title: `full run: ${name}`, command });

// The failure is repeated at the end, because logs are read from there.
for (const { title, end } of failed) console.log(`\n── FAILED: ${title}\n${end}`);
const outcome = failed.length === 0 ? "Everything holds" : `Failed: ${failed.map(({ title }) => title).join("; ")}`;
console.log(`\n${outcome} (${((performance.now() - begin) / 1000).toFixed(0)} s)`);
process.exitCode = failed.length === 0 ? 0 : 1;

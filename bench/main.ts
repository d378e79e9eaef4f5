import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Measures the rules and the shop as ratios within one run, independent of the machine and the day. Each measurement
 * has its own process, so that no other one influences the compiler.
 *
 * `npm run bench -- search` runs the measurements of these names alone, `--quick` has two rounds of requests each. A missed bar is reported and fails nothing; answers that differ from the baseline's fail.
 */
const folder = fileURLToPath(new URL("measurements/", import.meta.url));

console.log("      figure       bar          what");
const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
/** It fills a database with a million products, so it runs only when it is named. */
const long = ["scale"];
for (const file of readdirSync(folder).toSorted()) {
  const name = file.replace(/\.ts$/, "");
  if (wanted.length > 0 ? !wanted.includes(name) : long.includes(name)) continue;
  const { status } = spawnSync(process.execPath, ["--conditions=@kamra/source", folder + file, ...flags], {
    stdio: "inherit",
  });
  if (status !== 0) {
    console.error(`${file} has failed`);
    process.exitCode = 1;
  }
}

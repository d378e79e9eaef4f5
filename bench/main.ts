import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Measures the rules and the shop as ratios within one run, independent of the machine and the day. Each measurement
 * has its own process, so that no other one influences the compiler.
 *
 * `npm run bench -- search` runs the measurements of these names alone. A missed bar is reported and fails nothing; answers that differ from the baseline's fail.
 */
const folder = fileURLToPath(new URL("measurements/", import.meta.url));

console.log("      figure       bar          what");
const wanted = process.argv.slice(2);
for (const file of readdirSync(folder).toSorted()) {
  if (wanted.length > 0 && !wanted.includes(file.replace(/\.ts$/, ""))) continue;
  const { status } = spawnSync(process.execPath, ["--conditions=@kamra/source", folder + file], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

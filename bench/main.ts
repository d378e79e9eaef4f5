import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * What the rules and the shop cost, as ratios within one run: nothing here is compared with another machine or another day. Each
 * measurement has a process of its own, so that none is faster or slower for what another one taught the compiler.
 *
 * A bar that is missed says so and fails nothing; answers that differ from the baseline's do.
 */
const folder = fileURLToPath(new URL("measurements/", import.meta.url));

console.log("      figure       bar          what");
for (const file of readdirSync(folder).toSorted()) {
  const { status } = spawnSync(process.execPath, ["--conditions=@kamra/source", folder + file], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { changedFiles } from "./mutation/changedFiles.ts";
import { root, runCommand, tool } from "./setup/step.ts";

// Runs the properties of the rules changed by a branch or the last commit as often as the full run does.

const properties = Array.from(changedFiles() ?? [])
  .filter((file) => /^packages\/core\/src\/.+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ".property.test.ts"))
  .filter((file) => existsSync(join(root, file)));

if (properties.length === 0) console.log("No rule with a property has changed.");
else {
  const vitest = tool(
    "vitest",
    "run",
    "--config",
    "scripts/config/vitest.config.ts",
    "--project",
    "core",
    ...properties,
  );
  process.exitCode = await runCommand({ ...vitest, env: { KAMRA_FULL: "core" } });
}

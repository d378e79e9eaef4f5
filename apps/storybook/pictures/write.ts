import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { statesOfEachPush, statesOfFullRuns } from "./keyStates.ts";
import { shrink } from "./shrink.ts";

/**
 * Writes the pictures of the key states that differ from the baseline, for the Chromium that runs here, and shrinks
 * them: `npm run pictures -w @kamra/storybook`, or with the names of components. Look at each in the commit's diff.
 */
const app = fileURLToPath(new URL("..", import.meta.url));
const sources = join(app, "../../packages/ui/src");
const asked = process.argv.slice(2);

const components = new Set([...statesOfEachPush, ...statesOfFullRuns].map((state) => state.split("--")[0]));
const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".stories.tsx"))
  .map((path) => `/${basename(path)}`)
  .filter((file) => components.has(file.slice(1, -".stories.tsx".length).toLowerCase()))
  .filter((file) => asked.length === 0 || asked.some((name) => file.includes(`/${name}.`)));

const { status } = spawnSync("vitest", ["run", "--config", "vitest.config.ts", "--update=all", ...files], {
  cwd: app,
  stdio: "inherit",
  env: { ...process.env, KAMRA_FULL: "1", KAMRA_PICTURES: "write" },
});

const folder = join(app, "pictures");
const pictures = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".png"));
for (const path of pictures) {
  const before = readFileSync(join(folder, path));
  const after = shrink(before);
  if (after.length < before.length) writeFileSync(join(folder, path), after);
}
process.exitCode = status ?? 1;

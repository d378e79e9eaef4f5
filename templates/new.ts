import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { planOf } from "./planOf.ts";
import { PlanError } from "./Plan.ts";
import { root, runCommand, tool } from "../scripts/setup/step.ts";

// node scripts/run.js templates/new rule|capability|component|page NAME   lays out the files of a new one as the others are

const read = (path: string): string | null => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

try {
  const { files, next } = planOf(process.argv.slice(2), read);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = files.map(({ path }) => path);
  process.exitCode = await runCommand(tool("oxfmt", ...paths));
  for (const { path, isNew } of files) console.log(`${isNew ? "new    " : "changed"} ${path}`);
  console.log(["Then:", ...next.map((step) => `  ${step}`)].join("\n"));
} catch (error) {
  if (!(error instanceof PlanError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

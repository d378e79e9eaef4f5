// node scripts/run.js NAME …   installs what is missing, then runs a script on the newer Node: scripts/NAME.ts, or NAME.ts from the root
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "./setup/bootstrap.js";

const [name] = process.argv.splice(2, 1);
const script = [`scripts/${name}.ts`, `${name}.ts`].find((file) =>
  existsSync(fileURLToPath(new URL(`../${file}`, import.meta.url))),
);
if (script === undefined) {
  console.error(`There is no script ${name}. README.md lists them.`);
  process.exit(1);
}
run(script);

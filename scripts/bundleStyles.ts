import { appendFileSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { componentSheets, rulesOf } from "./bundle/componentSheets.ts";

/**
 * The style sheets of a built component library, beside its fonts: each `src/styles*.css`, every CSS Module after
 * those whose layers they are in, and a sheet for each component. Runs in the package's folder, after bundle.ts.
 */
const sheets = readdirSync("src").filter((name) => name.endsWith(".css"));
await build({
  entryPoints: sheets.map((name) => join("src", name)),
  bundle: true,
  outdir: "dist",
  loader: { ".woff2": "file" },
  assetNames: "fonts/[name]",
  logLevel: "warning",
});

const layers = readFileSync("dist/components.css", "utf8");
const components = rulesOf(globSync("src/**/*.module.css"));
for (const name of ["styles.css", "components.css"]) appendFileSync(join("dist", name), components);
for (const name of sheets) {
  const sheet = join("dist", name);
  if (readFileSync(sheet, "utf8").trim() === "") throw new Error(`${sheet} is empty`);
}

mkdirSync("dist/sheets");
for (const [name, rules] of componentSheets("src/index.ts")) writeFileSync(`dist/sheets/${name}.css`, layers + rules);

// TypeScript asks for the types of an import for its effect alone, too.
writeFileSync("dist/styles.d.ts", "export {};\n");

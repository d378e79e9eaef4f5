import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { cssModule } from "./config/cssModule.ts";

/**
 * The style sheets of a built component library, beside its fonts: each `src/styles*.css`, and every CSS Module after
 * those whose layers they are in. Runs in the package's folder, after bundle.ts.
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

const modules = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".module.css"),
);
const components = modules.sort().map((path) => `\n${cssModule(join("src", path)).css}`);
for (const name of ["styles.css", "components.css"]) appendFileSync(join("dist", name), components.join(""));
for (const name of sheets) {
  const sheet = join("dist", name);
  if (readFileSync(sheet, "utf8").trim() === "") throw new Error(`${sheet} is empty`);
}

// TypeScript asks for the types of an import for its effect alone, too.
writeFileSync("dist/styles.d.ts", "export {};\n");

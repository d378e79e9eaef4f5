import { appendFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { cssModule } from "./config/cssModule.ts";

/**
 * The one style sheet of a built component library, beside its fonts: `src/styles.css` and every CSS Module. Runs in the
 * package's folder, after tsup.
 */
await build({
  entryPoints: ["src/styles.css"],
  bundle: true,
  outfile: "dist/index.css",
  loader: { ".woff2": "file" },
  assetNames: "fonts/[name]",
  logLevel: "warning",
});

const modules = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".module.css"),
);
for (const path of modules.sort()) appendFileSync("dist/index.css", `\n${cssModule(join("src", path)).css}`);

// TypeScript asks for the types of an import for its effect alone, too.
writeFileSync("dist/styles.d.ts", "export {};\n");

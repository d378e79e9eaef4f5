import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import ts from "typescript";
import { root } from "../setup/step.ts";

// Builds the package `@kamra/backend` in apps/backend/dist: its command with the demo's data, and `testBackend`. Every package stays
// an import but the demo's data, which is not published.

const home = join(root, "apps/backend");
const dist = join(home, "dist");
rmSync(dist, { recursive: true, force: true });

await bundle({
  entryPoints: { index: join(home, "src/testBackend.ts"), command: join(root, "scripts/backend/command.ts") },
  outdir: dist,
  bundle: true,
  splitting: true,
  chunkNames: "parts/[name]-[hash]",
  format: "esm",
  platform: "node",
  target: "node24",
  jsx: "automatic",
  conditions: ["@kamra/source"],
  logLevel: "warning",
  plugins: [
    {
      name: "packages-stay-imports",
      setup(build) {
        build.onResolve({ filter: /^[@a-z]/ }, ({ path, kind }) =>
          kind === "entry-point" || /^@kamra\/(?:backend|demo-data)$/.test(path) ? undefined : { path, external: true },
        );
      },
    },
  ],
});

/** The types of the one file that strangers import; it names no other. */
const source = join(home, "src/testBackend.ts");
const { outputText } = ts.transpileDeclaration(readFileSync(source, "utf8"), { fileName: source });
writeFileSync(join(dist, "index.d.ts"), outputText);

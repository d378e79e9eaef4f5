import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Registry } from "./registry/Registry.ts";
import { isPackage, registryOf } from "./registry/registryOf.ts";
import { root } from "./setup/step.ts";

// In packages/ui, after bundle.ts: writes dist/registry.json, every component to copy (shadcn's format), and dist/command.js, which
// copies and merges them: `npx @kamra/ui add ProductCard`.

const ui: unknown = JSON.parse(readFileSync("package.json", "utf8"));
if (!isPackage(ui)) throw new Error("Run it in packages/ui");
const registry: Registry = {
  $schema: "https://ui.shadcn.com/schema/registry.json",
  name: "kamra",
  homepage: ui.homepage,
  meta: { version: ui.version },
  items: registryOf("src", ui),
};
writeFileSync("dist/registry.json", JSON.stringify(registry));

const licence = readFileSync(join(root, "node_modules/node-diff3/LICENSE.md"), "utf8");
await build({
  entryPoints: [join(root, "scripts/registry/command.ts")],
  outfile: "dist/command.js",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  logLevel: "warning",
  footer: { js: `/*! node-diff3\n${licence}*/` },
});

import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { manifestOf } from "./packages/manifestOf.ts";
import { root } from "./setup/step.ts";
import { classesOfModules } from "./bundle/classesOfModules.ts";
import { clientDirective } from "./bundle/clientDirective.ts";
import { pureCalls } from "./bundle/pureCalls.ts";
import { sourcesOf } from "./bundle/sourcesOf.ts";

// In a workspace: writes dist, the JavaScript of what its package.json exports.
//
// node scripts/bundle.ts            a file for each entry, and one for what the same entries share, so that apps without tree shaking load little
// node scripts/bundle.ts --modules  a file for each module: components, of which only some are for the browser

const keepsModules = process.argv.includes("--modules");
const withoutParser = join(root, "packages/core/src/transport/graphqlWithoutParser.ts");

/** docs/decisions/0010: the client without graphql's parser and printer. Both become a part of the package. */
const graphqlWithoutParser: Plugin = {
  name: "graphql-without-parser",
  resolveId: (id, importer) => (id === "graphql" && importer?.includes("graphql-request") ? withoutParser : null),
};

rmSync("dist", { recursive: true, force: true });
const bundle = await rolldown({
  input: sourcesOf(manifestOf(process.cwd())),
  external: (id) => /^[@a-z]/.test(id) && !/^graphql(?:-request)?$/.test(id),
  platform: "neutral",
  checks: { pluginTimings: false },
  resolve: { mainFields: ["module", "main"] },
  transform: { target: "es2022", jsx: "react-jsx" },
  // Modules that stay files keep their "use client".
  onLog: (level, log, handle) => {
    if (!keepsModules || log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
  },
  plugins: [graphqlWithoutParser, clientDirective, classesOfModules, pureCalls],
});
await bundle.write({
  dir: "dist",
  format: "esm",
  entryFileNames: "[name].js",
  chunkFileNames: "parts/[name]-[hash].js",
  minifyInternalExports: false,
  comments: { legal: true, annotation: true, jsdoc: false },
  ...(keepsModules && { preserveModules: true, preserveModulesRoot: join(process.cwd(), "src") }),
});
await bundle.close();

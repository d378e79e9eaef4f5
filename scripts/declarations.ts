import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { sourcesOf } from "./bundle/sourcesOf.ts";
import { root } from "./setup/step.ts";
import { manifestOf } from "./packages/manifestOf.ts";
import { mergeTypes } from "./bundle/mergeTypes.ts";

// In a workspace: writes the types of what it has built beside it, those that its exports lead to: a file for each entry, and few for
// what is in their folders.

const workspace = process.cwd();
const dist = join(workspace, "dist");
const project = join(dist, "tsconfig.json");
const emitted = join(dist, ".types");
const sources = Object.values(sourcesOf(manifestOf(workspace)));

writeFileSync(
  project,
  JSON.stringify({
    extends: "../tsconfig.json",
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: "..",
      outDir: emitted,
    },
    files: sources.map((source) => `../${source}`),
    include: ["../src/**/*.d.ts"],
  }),
);
const { status } = spawnSync(process.execPath, [join(root, "node_modules/typescript7/bin/tsc"), "--project", project], {
  stdio: "inherit",
});

/** Relative imports name the source that was compiled. */
const relativeImport = /((?:from|import|module) ?\(?")(\.{1,2}\/[^"]+)\.tsx?"/g;
const comment = /\/\*[^]*?\*\//g;

/** The types of the entries, and those that they lead to: an app has no way to the others. */
const reached = new Set<string>();
const types = new Map<string, string>();
/** Where the types of a source belong. */
const targetOf = (file: string): string => join(dist, relative(emitted, file).replace(/^(?:src|generated)[/\\]/, ""));
function reach(file: string): void {
  if (reached.has(file)) return;
  reached.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, , path = ""] of text.replace(comment, "").matchAll(relativeImport))
    reach(resolve(dirname(file), `${path}.d.ts`));
  types.set(targetOf(file), text.replace(relativeImport, '$1$2.js"'));
}
const entries = sources.map((source) => join(emitted, source.replace(/\.tsx?$/, ".d.ts")));
for (const entry of entries) reach(entry);
for (const [target, text] of mergeTypes(types, { entries: new Set(entries.map(targetOf)) })) {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Types that a shop's grow by, though an app does not get them: their file must be one that the entries import for a type. */
const lost = globSync("**/*.d.ts", { cwd: emitted }).filter((file) => {
  const text = readFileSync(join(emitted, file), "utf8");
  return !reached.has(join(emitted, file)) && /declare module ".*\/(?:ShopTypes|Dialog)\.ts"/.test(text);
});
for (const file of lost) console.error(`✗ No entry leads to the types that ${file} adds to a shop's`);
rmSync(emitted, { recursive: true, force: true });
rmSync(project);
process.exitCode = lost.length > 0 ? 1 : (status ?? 1);

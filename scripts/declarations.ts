import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { sourcesOf } from "./bundle/sourcesOf.ts";
import { root } from "./setup/step.ts";
import { manifestOf } from "./packages/manifestOf.ts";

// In a workspace: writes the types of what it has built beside it, a file for each source that its exports lead to.

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
function reach(file: string): void {
  if (reached.has(file)) return;
  reached.add(file);
  const types = readFileSync(file, "utf8");
  for (const [, , path = ""] of types.replace(comment, "").matchAll(relativeImport))
    reach(resolve(dirname(file), `${path}.d.ts`));
  const target = join(dist, relative(emitted, file).replace(/^(?:src|generated)[/\\]/, ""));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, types.replace(relativeImport, '$1$2.js"'));
}
for (const source of sources) reach(join(emitted, source.replace(/\.tsx?$/, ".d.ts")));

/** Types that a shop's grow by, though an app does not get them: their file must be one that the entries import for a type. */
const lost = globSync("**/*.d.ts", { cwd: emitted }).filter((file) => {
  const types = readFileSync(join(emitted, file), "utf8");
  return !reached.has(join(emitted, file)) && /declare module ".*\/(?:ShopTypes|Dialog)\.ts"/.test(types);
});
for (const file of lost) console.error(`✗ No entry leads to the types that ${file} adds to a shop's`);
rmSync(emitted, { recursive: true, force: true });
rmSync(project);
process.exitCode = lost.length > 0 ? 1 : (status ?? 1);

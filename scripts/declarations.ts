import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./setup/step.ts";

// In a workspace: writes the types of what it has built beside it, one file for each source; of some folders when they are named.

const workspace = process.cwd();
const dist = join(workspace, "dist");
const project = join(dist, "tsconfig.json");
const emitted = join(dist, ".types");
const folders = process.argv.slice(2).map((folder) => `../src/${folder}`);

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
    include: folders.length > 0 ? folders : ["../src", "../generated"],
    exclude: ["../src/**/*.test.*", "../src/**/*.stories.*", "../src/stories"],
  }),
);
const { status } = spawnSync(process.execPath, [join(root, "node_modules/typescript7/bin/tsc"), "--project", project], {
  stdio: "inherit",
});

/** Relative imports name the source that was compiled. */
const relativeImport = /((?:from|import|module) ?\(?"\.{1,2}\/[^"]+)\.tsx?"/g;

for (const file of globSync("{src,generated}/**/*.d.ts", { cwd: emitted })) {
  const target = join(dist, file.replace(/^(src|generated)[/\\]/, ""));
  const types = readFileSync(join(emitted, file), "utf8");
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, types.replace(relativeImport, '$1.js"'));
}
rmSync(emitted, { recursive: true, force: true });
rmSync(project);
process.exitCode = status ?? 1;

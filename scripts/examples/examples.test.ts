import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/step.ts";

const home = join(root, "examples");
const folders = readdirSync(home, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

it("the table of examples names every folder", () => {
  const named = readFileSync(join(home, "README.md"), "utf8").matchAll(/^\| \[([^\]]+)\]/gm);
  expect(Array.from(named, ([, name]) => name).toSorted()).toEqual(folders.toSorted());
});

it("the REST shop of own-backend takes at most 60 lines, without its imports", () => {
  const code = ["ports", "shop"]
    .map((file) => readFileSync(join(home, `own-backend/src/${file}.ts`), "utf8"))
    .join("\n")
    .replaceAll(/^import [^;]*;\n/gm, "");
  expect(code.match(/\S.*\n/g)?.length).toBeLessThanOrEqual(60);
});

it.each(folders)("%s imports its own files and packages, nothing of this repository", (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx,vue,svelte,js}`, { cwd: home, exclude: ["**/node_modules/**"] });
  expect(files).not.toEqual([]);
  for (const file of files) {
    const imports = readFileSync(join(home, file), "utf8").matchAll(/(?:from|import) "(\.{1,2}\/[^"]+)"/g);
    for (const [, path = ""] of imports) expect(join(file, "..", path), file).toMatch(new RegExp(`^${folder}/`));
  }
});

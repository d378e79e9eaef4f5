import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** A folder imports another one; "." are the files beside the folders. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The imports behind it: `cart/Cart.ts -> product/Product.ts`. */
  readonly imports: ReadonlyArray<string>;
}

const isTest = /\.test\.|\.stories\.|\.page\.|(^|\/)(stories|testing)\//;
const folderOf = (file: string) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : ".");
const slashed = (file: string) => file.replaceAll("\\", "/");

/** The arrows between the folders in `source`, imports of types among them. Tests may import what they like. */
export function readArrows(source: string): ReadonlyArray<Arrow> {
  const arrows = new Map<string, Arrow>();
  for (const file of globSync("**/*.{ts,tsx}", { cwd: source }).map(slashed).toSorted()) {
    if (isTest.test(file)) continue;
    const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), "utf8"), true, true);
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith(".")) continue;
      const imported = slashed(relative(source, join(source, dirname(file), fileName)));
      const [from, to] = [folderOf(file), folderOf(imported)];
      if (from === to || imported.startsWith("..")) continue;
      const key = `${from} ${to}`;
      arrows.set(key, { from, to, imports: [...(arrows.get(key)?.imports ?? []), `${file} -> ${imported}`] });
    }
  }
  return [...arrows.values()];
}

import { spawnSync } from "node:child_process";
import { symlinkSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/step.ts";
import { entriesOf } from "./entriesOf.ts";

/** A compiler of our node_modules, and how it resolves. */
interface Cell {
  readonly compiler: string;
  readonly module: string;
  readonly moduleResolution: string;
}

const resolutions = [
  { module: "esnext", moduleResolution: "bundler" },
  { module: "node16", moduleResolution: "node16" },
  { module: "nodenext", moduleResolution: "nodenext" },
];
export const quickCell: Cell = { compiler: "typescript7", module: "nodenext", moduleResolution: "nodenext" };
export const everyCell: ReadonlyArray<Cell> = ["typescript5", "typescript", "typescript7"].flatMap((compiler) =>
  resolutions.map((resolution) => ({ compiler, ...resolution })),
);

const optionsOf = ({ module, moduleResolution }: Cell) => ({
  module,
  moduleResolution,
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: "es2022",
  lib: ["es2024", "dom", "dom.iterable", "esnext.disposable"],
  types: ["node", "react"],
  jsx: "react-jsx",
});

/** The first lines of what compilers say about a file that imports all entries, libraries checked. */
export function typeFaults(
  homes: ReadonlyArray<string>,
  { folder, cells }: { readonly folder: string; readonly cells: ReadonlyArray<Cell> },
): ReadonlyArray<string> {
  mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
  for (const types of ["node", "react", "react-dom"])
    symlinkSync(join(root, "node_modules/@types", types), join(folder, "node_modules/@types", types), "junction");
  const imports = homes
    .flatMap(entriesOf)
    .map((entry, index) =>
      entry.endsWith(".css") ? `import "${entry}";` : `export * as entry${index} from "${entry}";`,
    );
  writeFileSync(join(folder, "index.ts"), imports.join("\n"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return cells.flatMap((cell) => {
    const compilerOptions = optionsOf(cell);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["index.ts"] }));
    const tsc = join(root, "node_modules", cell.compiler, "bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
    console.log(`types by ${cell.compiler}, ${cell.moduleResolution}: ${status === 0 ? "right" : "wrong"}`);
    const said = stdout.split("\n").slice(0, 8).join("\n");
    return status === 0 ? [] : [`types by ${cell.compiler}, ${cell.moduleResolution}:\n${said}`];
  });
}

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cssModule } from "../config/cssModule.ts";

/** What a module loads, now or later: no import of types alone. */
const imported = /^(?:import|export) (?!type )(?:[^;]*? from )?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

/** `export { Button, type ButtonProps } from "./button/Button.tsx"`. */
const exported = /^export \{([^}]*)\} from "(\.[^"]+\.tsx)"/gm;

/** Adds a module's CSS Modules to `found`, and those of what it imports. */
function findStyles(path: string, { seen, found }: Readonly<Record<"seen" | "found", Set<string>>>): void {
  if (seen.has(path)) return;
  seen.add(path);
  for (const [, now, later] of readFileSync(path, "utf8").matchAll(imported)) {
    const module = join(dirname(path), now ?? later ?? "");
    if (module.endsWith(".module.css")) found.add(module);
    else if (/\.tsx?$/.test(module)) findStyles(module, { seen, found });
  }
}

/** The rules of CSS Modules, in the order of all sheets. */
export const rulesOf = (modules: Iterable<string>): string =>
  [...modules]
    .toSorted()
    .map((path) => `\n${cssModule(path).css}`)
    .join("");

/** The rules that each component of an index needs, its parts' as well, by the component's name; without those that have none. */
export function componentSheets(index: string): ReadonlyMap<string, string> {
  const components = [...readFileSync(index, "utf8").matchAll(exported)].flatMap(([, names = "", path = ""]) =>
    names.split(",").flatMap((name) => (/^[A-Z]\w*$/.test(name.trim()) ? [[name.trim(), path] as const] : [])),
  );
  return new Map(
    components.flatMap(([name, path]) => {
      const found = new Set<string>();
      findStyles(join(dirname(index), path), { seen: new Set(), found });
      return found.size === 0 ? [] : [[name, rulesOf(found)] as const];
    }),
  );
}

import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { needsBrowser } from "../bundle/clientDirective.ts";
import type { RegistryFile, RegistryItem } from "./Registry.ts";

interface Package {
  readonly version: string;
  readonly homepage: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

export const isPackage = (value: unknown): value is Package =>
  typeof value === "object" && value !== null && "version" in value && "homepage" in value && "dependencies" in value;

/** Where a team imports each export of the package, by its module: `layout/Card.tsx` → `Card` → `@kamra/ui`. */
type Offered = ReadonlyMap<string, ReadonlyMap<string, string>>;

const statement = /^(import|export) (type )?(\{[^}]*\}|\w+) from "(\.[^"]+)";$/gm;
const lazy = /\bimport\("(\.[^"]+)"\)/g;
const fromPackage = /\bfrom "((?:@[^/"]+\/)?[^/".][^/"]*)/g;
const token = /--k-[\w-]+/g;

/** `{ Card, type CardProps }` without `type`. */
const namesOf = (braces: string): ReadonlyArray<string> =>
  braces.split(/[{},]/).flatMap((name) => (name.trim() === "" ? [] : [name.trim().replace(/^type /, "")]));

const exportsOf = (source: string, entry: string) =>
  [...readFileSync(join(source, entry), "utf8").matchAll(statement)].map(
    ([, , , names = "", path = ""]) => ({ module: join(path), names: namesOf(names) }) as const,
  );

function offeredBy(source: string): Offered {
  const offered = new Map<string, Map<string, string>>();
  for (const [entry, from] of [
    ["index.ts", "@kamra/ui"],
    ["shared.ts", "@kamra/ui/shared"],
  ] as const)
    for (const { module, names } of exportsOf(source, entry)) {
      const known = offered.get(module) ?? new Map<string, string>();
      for (const name of names) if (!known.has(name)) known.set(name, from);
      offered.set(module, known);
    }
  return offered;
}

/** A module as a team gets it, and what it needs beside itself: modules without an offer, and style sheets. */
function copyOf(module: string, { source, offered }: { readonly source: string; readonly offered: Offered }) {
  const text = readFileSync(join(source, module), "utf8");
  const needed = new Set<string>();
  const moduleOf = (path: string) => join(dirname(module), path);
  const later = new Set([...text.matchAll(lazy)].map(([, path = ""]) => moduleOf(path)));
  const entryOf = (names: string, path: string): string | undefined => {
    const entries = new Set(namesOf(names).map((name) => offered.get(moduleOf(path))?.get(name)));
    const [entry] = entries;
    return names.startsWith("{") && !later.has(moduleOf(path)) && entries.size === 1 ? entry : undefined;
  };
  const kept = (path: string): string => {
    needed.add(moduleOf(path));
    return path.replace(/\.tsx?$/, "");
  };
  const content = text
    .replace(statement, (_, verb: string, type = "", names: string, path: string) => {
      return `${verb} ${String(type)}${names} from "${entryOf(names, path) ?? kept(path)}";`;
    })
    .replace(lazy, (_, path: string) => `import("${kept(path)}")`);
  return { content: needsBrowser.test(text) ? `"use client";\n\n${content}` : content, needed: [...needed] };
}

const placed = (path: string) => ({ path, type: "registry:file", target: `src/kamra/${path}` }) as const;

const sheetFile = (source: string, path: string): RegistryFile => ({
  ...placed(path),
  content: readFileSync(join(source, path), "utf8"),
});

/** The sentence above the export that a module is named after. */
function descriptionOf(name: string, content: string): string {
  const [, said = ""] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:const|function) ${name}\\b`).exec(content) ?? [];
  return said
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("@"))
    .join(" ");
}

const nameOf = (module: string): string => basename(module).replace(/\.tsx?$/, "");

interface ItemOptions {
  readonly source: string;
  readonly offered: Offered;
  readonly package: Omit<Package, "homepage">;
}

function itemOf(module: string, options: ItemOptions): RegistryItem & { readonly needed: ReadonlyArray<string> } {
  const { source, offered, package: ui } = options;
  const name = nameOf(module);
  const { content, needed } = copyOf(module, { source, offered });
  const sheets = needed.filter((path) => path.endsWith(".css")).map((path) => sheetFile(source, path));
  const modules = needed.filter((path) => !path.endsWith(".css"));
  const packages = new Set([...content.matchAll(fromPackage)].map(([, from = ""]) => from));
  const versions: Readonly<Record<string, string>> = { ...ui.dependencies, "@kamra/ui": ui.version };
  const tokens = new Set(sheets.flatMap((sheet) => [...sheet.content.matchAll(token)].map(([found]) => found)));
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name,
    type: offered.get(module)?.has(name) === true && module.endsWith(".tsx") ? "registry:component" : "registry:lib",
    title: name,
    description: descriptionOf(name, content),
    dependencies: [...packages].flatMap((from) => (from in versions ? [`${from}@${versions[from]}`] : [])).sort(),
    registryDependencies: modules.map((path) => `@kamra/${nameOf(path)}`).sort(),
    files: [{ ...placed(module), content }, ...sheets],
    css: { '@import "@kamra/ui/styles.css"': {} },
    meta: { tokens: [...tokens].sort() },
    needed: modules,
  };
}

/**
 * Every component of a library's sources as an item of shadcn's registry, with the private modules that it needs as items of their
 * own. What the package offers is imported from it: other components, texts, contexts.
 */
export function registryOf(source: string, ui: Omit<Package, "homepage">): ReadonlyArray<RegistryItem> {
  const offered = offeredBy(source);
  const components = exportsOf(source, "index.ts")
    .filter(({ module, names }) => module.endsWith(".tsx") && names.some((name) => /^[A-Z]/.test(name)))
    .map(({ module }) => module)
    .filter((module) => !/^(?:UiProvider|settings\/|text\/)/.test(module));
  const items = new Map<string, RegistryItem>();
  const waiting = [...components];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (items.has(module)) continue;
    if (!existsSync(join(source, module))) throw new Error(`${relative(source, module)} is not there`);
    const { needed, ...item } = itemOf(module, { source, offered, package: ui });
    items.set(module, item);
    waiting.push(...needed);
  }
  return [...items.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** A file of shadcn's registry, with its text. */
export interface RegistryFile {
  /** Below the folder of copies: `button/Button.tsx`. */
  readonly path: string;
  readonly type: "registry:file";
  readonly target: string;
  readonly content: string;
}

/** https://ui.shadcn.com/schema/registry-item.json */
export interface RegistryItem {
  readonly $schema: string;
  readonly name: string;
  readonly type: "registry:component" | "registry:lib";
  readonly title: string;
  readonly description: string;
  /** Packages to install: `@tanstack/react-virtual@3.14.26`. */
  readonly dependencies: ReadonlyArray<string>;
  /** Other items: `@kamra/BareButton`. */
  readonly registryDependencies: ReadonlyArray<string>;
  readonly files: ReadonlyArray<RegistryFile>;
  /** The style sheet that brings the tokens. */
  readonly css: Readonly<Record<string, Readonly<Record<string, never>>>>;
  readonly meta: { readonly tokens: ReadonlyArray<string> };
}

/** https://ui.shadcn.com/schema/registry.json, of one version of the package. */
export interface Registry {
  readonly $schema: string;
  readonly name: string;
  readonly homepage: string;
  readonly meta: { readonly version: string };
  readonly items: ReadonlyArray<RegistryItem>;
}

/** Whether this is the file that the build of the package has written, which is trusted. */
export const isRegistry = (value: unknown): value is Registry =>
  typeof value === "object" && value !== null && "items" in value && Array.isArray(value.items) && "meta" in value;

const prefix = "@kamra/";

/** An item and all that it needs, itself first. Undefined when there is none of this name. */
export function itemsOf(name: string, { items }: Registry): ReadonlyArray<RegistryItem> | undefined {
  const found = new Map<string, RegistryItem>();
  const waiting = [name];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const item = items.find((each) => each.name === next);
    if (item === undefined || found.has(next)) continue;
    found.set(next, item);
    waiting.push(...item.registryDependencies.map((each) => each.slice(prefix.length)));
  }
  return found.has(name) ? [...found.values()] : undefined;
}

/** The component as one item that needs no other, for `npx shadcn add ./Button.json`. */
export function wholeItem(name: string, registry: Registry): RegistryItem | undefined {
  const [item, ...needed] = itemsOf(name, registry) ?? [];
  if (item === undefined) return undefined;
  const all = [item, ...needed];
  return {
    ...item,
    dependencies: [...new Set(all.flatMap(({ dependencies }) => dependencies))].sort(),
    registryDependencies: [],
    files: [...new Map(all.flatMap(({ files }) => files).map((file) => [file.path, file])).values()],
    meta: { tokens: [...new Set(all.flatMap(({ meta }) => meta.tokens))].sort() },
  };
}

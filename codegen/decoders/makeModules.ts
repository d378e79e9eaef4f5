import { dirname, relative } from "node:path/posix";

interface Module {
  /** Names by where they are imported from, as seen from the generated file. */
  readonly imports: Map<string, Set<string>>;
  readonly declarations: string[];
}

const generated = (module: string) => `${dirname(module)}/generated/${module.slice(dirname(module).length + 1)}`;

/** The code of a module: the imports that its declarations use, and these. */
function textOf({ imports, declarations }: Module): string {
  const body = declarations.join("\n");
  const lines = Array.from(imports, ([from, names]) => {
    const used = [...names].sort().filter((each) => new RegExp(`\\b${each.replace("type ", "")}\\b`).test(body));
    return `import { ${used.join(", ")} } from "${from}";`;
  });
  return `${lines.sort().join("\n")}\n\n${body}\n`;
}

/** The modules that a generator writes, each named as the one that it belongs to: `product/Product`. */
export interface Modules {
  /** Makes `name` of a module written by hand known in `module`. */
  readonly importFrom: (module: string, from: string, name: string) => void;
  /** Makes `name` of a generated module known in `module`. */
  readonly importGenerated: (module: string, from: string, name: string) => void;
  readonly declare: (module: string, code: string) => void;
  /** The code of each module, by file. */
  readonly texts: () => ReadonlyMap<string, string>;
}

export function makeModules(): Modules {
  const modules = new Map<string, Module>();
  const moduleOf = (name: string): Module => {
    const module = modules.get(name) ?? { imports: new Map(), declarations: [] };
    modules.set(name, module);
    return module;
  };
  const importFrom = (module: string, from: string, name: string) => {
    const { imports } = moduleOf(module);
    const path = relative(dirname(generated(module)), from);
    const specifier = `${path.startsWith(".") ? path : `./${path}`}.ts`;
    imports.set(specifier, (imports.get(specifier) ?? new Set()).add(name));
  };
  return {
    importFrom,
    importGenerated: (module, from, name) => {
      if (from !== module) importFrom(module, generated(from), name);
    },
    declare: (module, code) => {
      moduleOf(module).declarations.push(code);
    },
    texts: () => new Map(Array.from(modules, ([name, module]) => [`${generated(name)}.ts`, textOf(module)])),
  };
}

import { dirname, relative } from "node:path/posix";
import type { Exported, NamedSchema, Schemas } from "./loadSchemas.ts";
import { type Context, readOf } from "./readOf.ts";

interface Module {
  /** Names by where they are imported from, as seen from the generated file. */
  readonly imports: Map<string, Set<string>>;
  readonly declarations: string[];
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
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

/**
 * The code of decoders for the roots and for all that these refer to, by file. Each module of schemas gets a module of
 * decoders, so that these import each other as the schemas do: without a circle.
 */
export function writeDecoders({ roots, schemaOf, functionOf }: Schemas): ReadonlyMap<string, string> {
  const modules = new Map<string, Module>();
  const declared = new Set<string>();

  const moduleOf = (name: string): Module => {
    const module = modules.get(name) ?? { imports: new Map(), declarations: [] };
    modules.set(name, module);
    return module;
  };
  const importInto = (module: string, from: string, name: string) => {
    const { imports } = moduleOf(module);
    const path = relative(dirname(generated(module)), from);
    const specifier = `${path.startsWith(".") ? path : `./${path}`}.ts`;
    imports.set(specifier, (imports.get(specifier) ?? new Set()).add(name));
  };

  const contextIn = (module: string): Context => {
    const call = (name: string, ...args: ReadonlyArray<string>) => {
      importInto(module, "decoding/kernel", name);
      return args.length === 0 ? name : `${name}(${args.join(", ")})`;
    };
    const refer = (owner: Exported, name: string) => {
      if (owner.module !== module) importInto(module, generated(owner.module), name);
      return name;
    };
    const context: Context = {
      call,
      useFunction: (value) => {
        const exported = functionOf(value);
        importInto(module, exported.module, exported.name);
        return exported.name;
      },
      read: (ast) => {
        const named = schemaOf(ast);
        if (named && "propertySignatures" in ast) return refer(named, declareRead(named));
        const code = readOf(ast, context);
        return named && code.includes("(") ? refer(named, declareRead(named)) : code;
      },
    };
    return context;
  };

  function declareRead({ module, name, ast }: NamedSchema): string {
    const as = lowerFirst(name);
    if (declared.has(`${module} ${as}`)) return as;
    declared.add(`${module} ${as}`);
    const code = readOf(ast, contextIn(module));
    importInto(module, module, `type ${name}`);
    importInto(module, "decoding/Decoder", "type DecoderOf");
    moduleOf(module).declarations.push(`export const ${as}: DecoderOf<typeof ${name}> = ${code};`);
    return as;
  }

  for (const root of roots) declareRead(root);
  return new Map(Array.from(modules, ([name, module]) => [`${generated(name)}.ts`, textOf(module)]));
}

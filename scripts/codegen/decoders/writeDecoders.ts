import { dirname, relative } from "node:path/posix";
import type * as SchemaAST from "effect/SchemaAST";
import { checksOf } from "./checksOf.ts";
import type { Exported, NamedSchema, Schemas } from "./loadSchemas.ts";
import { type Context, readOf } from "./readOf.ts";

interface Module {
  /** Names by where they are imported from, as seen from the generated file. */
  readonly imports: Map<string, Set<string>>;
  readonly declarations: string[];
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const generated = (module: string) => `${dirname(module)}/generated/${module.slice(dirname(module).length + 1)}`;

/**
 * The code of decoders for the roots and for all that these refer to, by file. Each module of schemas gets a module of
 * decoders, so that these import each other as the schemas do: without a circle.
 */
export function writeDecoders({ roots, schemaOf, functionOf }: Schemas): ReadonlyMap<string, string> {
  const modules = new Map<string, Module>();
  const declared = new Map<string, string | null>();

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
      checks: (ast) => {
        const named = schemaOf(ast);
        if (!named || !("propertySignatures" in ast)) return checksOf(ast, context);
        const name = declareChecks(named);
        return name === null ? null : refer(named, name);
      },
    };
    return context;
  };

  const declare = (
    { module, name, ast }: NamedSchema,
    { as, type, codeOf }: { as: string; type: string; codeOf: (ast: SchemaAST.AST, context: Context) => string | null },
  ): string | null => {
    const key = `${module} ${as}`;
    const known = declared.get(key);
    if (known !== undefined) return known;
    declared.set(key, as);
    const code = codeOf(ast, contextIn(module));
    if (code === null) {
      declared.set(key, null);
      return null;
    }
    if (type.includes("typeof")) importInto(module, module, `type ${name}`);
    importInto(module, "decoding/Decoder", `type ${type.replace(/<.*/, "")}`);
    moduleOf(module).declarations.push(`export const ${as}: ${type} = ${code};`);
    return as;
  };
  const declareRead = (named: NamedSchema): string => {
    const as = lowerFirst(named.name);
    declare(named, { as, type: `DecoderOf<typeof ${named.name}>`, codeOf: readOf });
    return as;
  };
  const declareChecks = (named: NamedSchema): string | null =>
    declare(named, { as: `${lowerFirst(named.name)}Checks`, type: "Decoder<unknown>", codeOf: checksOf });

  for (const root of roots) declareRead(root);
  return new Map(
    Array.from(modules, ([name, { imports, declarations }]) => {
      const body = declarations.join("\n");
      const lines = Array.from(imports, ([from, names]) => {
        const used = [...names].sort().filter((each) => new RegExp(`\\b${each.replace("type ", "")}\\b`).test(body));
        return `import { ${used.join(", ")} } from "${from}";`;
      });
      return [`${generated(name)}.ts`, `${lines.sort().join("\n")}\n\n${body}\n`];
    }),
  );
}

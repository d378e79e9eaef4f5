import type { NamedSchema, Schemas } from "./loadSchemas.ts";
import type { Modules } from "./makeModules.ts";
import { type Context, readOf } from "./readOf.ts";

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** A call of the kernel from a module, or one of its decoders when there is nothing to call it with. */
export const callIn =
  ({ importFrom }: Modules, module: string) =>
  (name: string, ...args: ReadonlyArray<string>) => {
    importFrom(module, "decoding/kernel", name);
    return args.length === 0 ? name : `${name}(${args.join(", ")})`;
  };

/**
 * Declares decoders for the roots and for all that these refer to. Each module of schemas gets a module of decoders, so
 * that these import each other as the schemas do: without a circle. Answers how to declare one more and refer to it.
 */
export function writeDecoders({ roots, schemaOf, functionOf }: Schemas, modules: Modules) {
  const declared = new Set<string>();

  /** The name of a schema's decoder, made known in a module. */
  const decoderIn = (module: string, named: NamedSchema): string => {
    const name = declareRead(named);
    modules.importGenerated(module, named.module, name);
    return name;
  };

  const contextIn = (module: string): Context => {
    const context: Context = {
      call: callIn(modules, module),
      useFunction: (value) => {
        const exported = functionOf(value);
        modules.importFrom(module, exported.module, exported.name);
        return exported.name;
      },
      read: (ast) => {
        const named = schemaOf(ast);
        if (named && "propertySignatures" in ast) return decoderIn(module, named);
        const code = readOf(ast, context);
        return named && code.includes("(") ? decoderIn(module, named) : code;
      },
    };
    return context;
  };

  function declareRead({ module, file, name, ast }: NamedSchema): string {
    const as = lowerFirst(name);
    if (declared.has(`${module} ${as}`)) return as;
    declared.add(`${module} ${as}`);
    const code = readOf(ast, contextIn(module));
    modules.importFrom(module, file, `type ${name}`);
    modules.importFrom(module, "decoding/Decoder", "type DecoderOf");
    modules.declare(module, `export const ${as}: DecoderOf<typeof ${name}> = ${code};`);
    return as;
  }

  for (const root of roots) declareRead(root);
  return decoderIn;
}

import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";

/** An export of a module. */
interface Exported {
  /** The module of its model: from the source folder, without `.ts`. */
  readonly module: string;
  /** Where it stands itself: the module of schemas. */
  readonly file: string;
  readonly name: string;
}

export interface NamedSchema extends Exported {
  readonly ast: SchemaAST.AST;
}

export interface Schemas {
  /** The schemas of the server's responses, and of stored values. */
  readonly roots: ReadonlyArray<NamedSchema>;
  readonly schemaOf: (ast: SchemaAST.AST) => NamedSchema | undefined;
  readonly functionOf: (value: unknown) => Exported;
  /** The model of this name among a folder's modules. */
  readonly modelOf: (folder: string, name: string) => NamedSchema;
}

const isRoot = /\/(?:responses|storedData)\.ts$/;
const isDeclaration = (code: string) => code.startsWith('import * as Schema from "effect/Schema";');
const localImports = /^import \{[^}]*\} from "(\.[^"]+)";$/gm;

/** Loads the modules that declare schemas, and those with their transforming and checking functions. */
export async function loadSchemas(source: string): Promise<Schemas> {
  const codeOf = (file: string) => readFileSync(join(source, file), "utf8");
  const files = globSync("*/**/*.ts", { cwd: source }).filter(
    (file) =>
      !/\.test\.|^decoding|[/\\]generated[/\\]/.test(file) && (isRoot.test(file) || isDeclaration(codeOf(file))),
  );
  const exportsOf = async (file: string): Promise<ReadonlyArray<readonly [Exported, unknown]>> => {
    const loaded: unknown = await import(pathToFileURL(join(source, file)).href);
    const path = file.replaceAll("\\", "/").replace(/\.ts$/, "");
    const module = path.replace(/\.schema$/, "");
    const exports = typeof loaded === "object" ? { ...loaded } : {};
    return Object.entries<unknown>(exports).map(([name, value]) => [{ module, file: path, name }, value]);
  };

  // Brands make no difference to a decoder.
  const effects = new Set(Object.values<unknown>(Schema).flatMap((each) => (Schema.isSchema(each) ? [each.ast] : [])));
  const schemas = new Map<SchemaAST.AST, NamedSchema>();
  const functions = new Map<unknown, Exported>();
  const roots: NamedSchema[] = [];
  const models = new Map<string, NamedSchema>();
  // A root declared by another module keeps its name from there.
  for (const file of files.toSorted((a, b) => Number(isRoot.test(a)) - Number(isRoot.test(b)) || (a < b ? -1 : 1))) {
    for (const [exported, value] of await exportsOf(file)) {
      if (!Schema.isSchema(value)) continue;
      const named = schemas.get(value.ast) ?? { ...exported, ast: value.ast };
      if (!effects.has(value.ast)) schemas.set(value.ast, named);
      if (isRoot.test(file)) roots.push(named);
      models.set(`${exported.module.split("/")[0]} ${exported.name}`, named);
    }
    for (const [, path = ""] of codeOf(file).matchAll(localImports))
      for (const [exported, value] of await exportsOf(join(dirname(file), path)))
        if (typeof value === "function") functions.set(value, exported);
  }
  return {
    roots,
    schemaOf: (ast) => schemas.get(ast),
    modelOf: (folder, name) => {
      const model = models.get(`${folder} ${name}`);
      if (model) return model;
      throw new Error(`${folder} has no model ${name}`);
    },
    functionOf: (value) => {
      const exported = functions.get(value);
      if (exported) return exported;
      throw new Error(`No module exports a function that a schema transforms or checks by: ${String(value)}`);
    },
  };
}

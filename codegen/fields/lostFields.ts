import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  type FieldNode,
  type FragmentDefinitionNode,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import ts from "typescript";
import type { Defined, Documents } from "../decoders/loadDocuments.ts";
import { makeModules } from "../decoders/makeModules.ts";
import { writeResponses } from "../decoders/writeResponses.ts";

/** A nullable field that a document selects. */
export interface NullableField {
  readonly folder: string;
  /** The fragment or operation that selects it, and the path to it. */
  readonly title: string;
  readonly field: FieldNode;
  readonly definition: FragmentDefinitionNode | OperationDefinitionNode;
}

/** The name of a field in the response. */
export const nameOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** The nullable fields of all documents. What an operation is for counts as one: without it there is no operation. */
export function nullableFields({ schema, fragments, operations }: Documents): ReadonlyArray<NullableField> {
  const found: NullableField[] = [];
  const findIn = ({ folder, node: definition }: Defined<FragmentDefinitionNode | OperationDefinitionNode>) => {
    const types = new TypeInfo(schema);
    const path = [definition.name?.value ?? ""];
    visit(
      definition,
      visitWithTypeInfo(types, {
        Field: {
          enter: (field) => {
            path.push(nameOf(field));
            const isOperation = definition.kind === Kind.OPERATION_DEFINITION && path.length === 2;
            if (!isNonNullType(types.getType()) && !isOperation)
              found.push({ folder, title: path.join("."), field, definition });
          },
          leave: () => {
            path.pop();
          },
        },
      }),
    );
  };
  for (const each of [...fragments.values(), ...operations]) findIn(each);
  return found;
}

/** The documents without a field. */
const without = ({ schema, fragments, operations }: Documents, { field, definition }: NullableField): Documents => {
  const withoutField = <Node extends FragmentDefinitionNode | OperationDefinitionNode>(node: Node): Node =>
    node === definition ? visit(node, { Field: (each) => (each === field ? null : undefined) }) : node;
  const each = <Node extends FragmentDefinitionNode | OperationDefinitionNode>({ folder, node }: Defined<Node>) => ({
    folder,
    node: withoutField(node),
  });
  return {
    schema,
    fragments: new Map(Array.from(fragments, ([name, fragment]) => [name, each(fragment)])),
    operations: operations.map(each),
  };
};

/** The modules of a source folder's models, by folder and name: what a type is imported from. */
const modelsIn = (source: string) => {
  const known = new Map(
    globSync("*/**/*.schema.ts", { cwd: source }).flatMap((file) => {
      const [folder = ""] = file.replaceAll("\\", "/").split("/");
      const declared = readFileSync(join(source, file), "utf8").matchAll(/^export const (\w+)/gm);
      return Array.from(declared, ([, name = ""]) => [`${folder} ${name}`, file.replace(/\.schema\.ts$/, "")] as const);
    }),
  );
  return (folder: string, name: string) => {
    const module = known.get(`${folder} ${name}`);
    if (module === undefined) throw new Error(`${folder} has no model ${name}`);
    return module;
  };
};

const renamed = (text: string, mark: string) =>
  text.replace(/"(\.\.?\/(?:graphql\/)?(?:generated\/)?(?:responses|operations))\.ts"/g, `"$1.${mark}.ts"`);

/** How a source folder would look to TypeScript without a field of its documents. */
export function makeLosing(source: string, documents: Documents) {
  const moduleOf = modelsIn(source);
  const codeOf = (file: string) => readFileSync(join(source, file), "utf8");

  /** What `npm run codegen` would write, and the modules that read it, with `mark` in their names. */
  return (lost: NullableField, mark: string) => {
    const { folder, definition } = lost;
    const modules = makeModules();
    writeResponses(
      without(documents, lost),
      { moduleOf, decoderIn: (_module, _folder, model) => model, ownFieldsOf: () => undefined },
      modules,
    );
    const texts = modules.texts();
    const generated = ["responses", "operations"].map((name): [string, string] => [
      join(source, folder, "graphql/generated", `${name}.${mark}.ts`),
      renamed(texts.get(`${folder}/graphql/generated/${name}.ts`) ?? "", mark),
    ]);
    const isReader = (file: string) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? basename(file) === "readers.ts"
        : !file.includes(".test.") && renamed(codeOf(file), mark) !== codeOf(file);
    const readers = globSync(`${folder}/**/*.ts`, { cwd: source })
      .filter(isReader)
      .map((file): [string, string] => [
        join(source, file.replace(/\.ts$/, `.${mark}.ts`)),
        renamed(codeOf(file), mark),
      ]);
    return { lost, generated, readers };
  };
}

/** A program of the source that also has these files. */
export function programWith(files: ReadonlyMap<string, string>, tsconfig: string): ts.Program {
  const config: unknown = ts.readConfigFile(tsconfig, (file) => ts.sys.readFile(file)).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig));
  const host = ts.createCompilerHost(options);
  const textOf = (file: string) => files.get(file) ?? host.readFile(file);
  return ts.createProgram({
    rootNames: [...files.keys()],
    options: { ...options, noUnusedLocals: false },
    host: {
      ...host,
      fileExists: (file) => files.has(file) || host.fileExists(file),
      readFile: textOf,
      getSourceFile: (file, target) => {
        const text = textOf(file);
        return text === undefined ? undefined : ts.createSourceFile(file, text, target);
      },
    },
  });
}

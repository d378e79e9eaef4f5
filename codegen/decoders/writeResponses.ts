import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, type SelectionSetNode, visit } from "graphql";
import type { Defined, Documents } from "./loadDocuments.ts";
import type { Modules } from "./makeModules.ts";
import { fieldsOf, type Names, type Shape } from "./shapeOf.ts";
import { callIn } from "./writeDecoders.ts";

interface Models {
  /** The module of a folder's model. */
  readonly moduleOf: (folder: string, model: string) => string;
  /** The name of a model's decoder, made known in a module. */
  readonly decoderIn: (module: string, folder: string, model: string) => string;
  /** The name by which an application adds fields to a model, if it may. */
  readonly ownFieldsOf: (folder: string, model: string) => string | undefined;
}

interface Writer extends Documents, Models {
  readonly modules: Modules;
  /** The fragments that stand among other fields somewhere. */
  readonly parts: ReadonlySet<string>;
  /** Whether something is to be declared for the first time. */
  readonly isFirst: (name: string) => boolean;
}

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const spreadsIn = ({ selections }: SelectionSetNode): ReadonlyArray<string> =>
  selections.flatMap((each) => (each.kind === Kind.FRAGMENT_SPREAD ? [each.name.value] : []));

function partsIn({ fragments, operations }: Documents): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const { node } of [...fragments.values(), ...operations])
    visit(node, {
      SelectionSet: (set) => {
        if (set.selections.length > 1) for (const name of spreadsIn(set)) parts.add(name);
      },
    });
  return parts;
}

/** The name of the model that a fragment is read into. */
const modelIn = ({ directives = [] }: FragmentDefinitionNode): string | undefined => {
  const value = directives.find(({ name }) => name.value === "model")?.arguments?.[0]?.value;
  return value && "value" in value ? String(value.value) : undefined;
};

const fragmentIn = ({ fragments }: Writer, name: string) => {
  const fragment = fragments.get(name);
  if (fragment)
    return {
      ...fragment,
      types: `${fragment.folder}/graphql/responses`,
      decoders: `${fragment.folder}/graphql/decoders`,
    };
  throw new Error(`There is no fragment ${name}`);
};

/** The names of parts, made known in a module with decoders of a folder, and their types in its `responses`. */
const namesIn = (writer: Writer, folder: string, decoders = `${folder}/graphql/decoders`): Names => {
  const { modules } = writer;
  const types = `${folder}/graphql/responses`;
  const typeOf = (name: string): string => {
    const type = declareType(writer, name);
    modules.importGenerated(types, fragmentIn(writer, name).types, `type ${type}`);
    return type;
  };
  return {
    call: callIn(modules, decoders),
    fieldsOf: (name) => {
      const read = declareFields(writer, name);
      modules.importGenerated(decoders, fragmentIn(writer, name).decoders, read);
      return { type: typeOf(name), read };
    },
    valueOf: (name) => {
      const fragment = fragmentIn(writer, name);
      const read = declareFragment(writer, name);
      modules.importGenerated(decoders, fragment.decoders, read);
      const model = modelIn(fragment.node);
      if (model === undefined) return { type: typeOf(name), read };
      modules.importFrom(types, writer.moduleOf(fragment.folder, model), `type ${model}`);
      return { type: model, read };
    },
  };
};

const shapeOf = (writer: Writer, { folder, node }: Defined<FragmentDefinitionNode>): Shape =>
  fieldsOf(node.typeCondition.name.value, node.selectionSet, { schema: writer.schema, names: namesIn(writer, folder) });

/** The type of what a fragment selects. */
function declareType(writer: Writer, name: string): string {
  const fragment = fragmentIn(writer, name);
  const type = `${upperFirst(name)}Fragment`;
  if (writer.isFirst(type))
    writer.modules.declare(fragment.types, `export type ${type} = ${shapeOf(writer, fragment).type};`);
  return type;
}

/** The decoders of a fragment's fields. */
function declareFields(writer: Writer, name: string): string {
  const fragment = fragmentIn(writer, name);
  const fields = `${lowerFirst(name).replace(/Fields$/, "")}Fields`;
  if (writer.isFirst(fields))
    writer.modules.declare(fragment.decoders, `export const ${fields} = ${shapeOf(writer, fragment).read};`);
  return fields;
}

/** The decoder of a fragment: into its model, or of what it selects. */
function declareFragment(writer: Writer, name: string): string {
  const { modules, parts, isFirst } = writer;
  const fragment = fragmentIn(writer, name);
  const { decoders, folder } = fragment;
  const model = modelIn(fragment.node);
  const as = model === undefined ? `${lowerFirst(name)}Fragment` : `${lowerFirst(model)}FromWire`;
  if (!isFirst(`${decoders} ${as}`)) return as;
  const type = declareType(writer, name);
  const call = callIn(modules, decoders);
  const struct = call("struct", parts.has(name) ? declareFields(writer, name) : shapeOf(writer, fragment).read);
  modules.importGenerated(decoders, fragment.types, `type ${type}`);
  modules.importFrom(decoders, "decoding/Decoder", "type Decoder");
  if (model === undefined) {
    modules.declare(decoders, `export const ${as}: Decoder<${type}> = ${struct};`);
    return as;
  }
  modules.importFrom(decoders, writer.moduleOf(folder, model), `type ${model}`);
  modules.importFrom(decoders, `${folder}/graphql/readers`, `read${model}`);
  const response = struct.replace("struct(", `struct<${type}>(`);
  const own = writer.ownFieldsOf(folder, model);
  const named = own === undefined ? [] : [JSON.stringify(own)];
  const read = call("from", response, `read${model}`, writer.decoderIn(decoders, folder, model), ...named);
  modules.declare(decoders, `export const ${as}: Decoder<${model}> = ${read};`);
  return as;
}

function declareOperation(writer: Writer, { folder, node }: Defined<OperationDefinitionNode>) {
  const { schema, modules } = writer;
  const root = schema.getRootType(node.operation);
  if (!root || !node.name) throw new Error("An operation has no name, or the schema no such operations");
  const [types, module] = [`${folder}/graphql/responses`, `${folder}/graphql/operations`];
  const [name, kind] = [upperFirst(node.name.value), upperFirst(node.operation)];
  const names = namesIn(writer, folder, module);
  const shape = fieldsOf(root.name, node.selectionSet, { schema, names, isRoot: true });
  modules.declare(types, `export type ${name}${kind} = ${shape.type};`);
  modules.importGenerated(module, types, `type ${name}${kind}`);
  modules.importFrom(module, "transport/graphqlOperation", "graphqlOperation");
  modules.importFrom(module, "transport/generated/documents", `${name}Document`);
  const read = names.call("struct", shape.read).replace("struct(", `struct<${name}${kind}>(`);
  const as = `${lowerFirst(name)}${kind}`;
  modules.declare(module, `export const ${as} = /*#__PURE__*/ graphqlOperation(${name}Document, ${read});`);
}

/**
 * Declares each operation with its response type and decoder, and the fragments that they spread: `responses` of a folder's room `graphql`
 * has the types, `decoders` what decodes fragments. One with a model is decoded into it where it stands alone.
 */
export function writeResponses(documents: Documents, models: Models, modules: Modules) {
  const declared = new Set<string>();
  const isFirst = (name: string) => !declared.has(name) && declared.add(name) === declared;
  const writer: Writer = { ...documents, ...models, modules, parts: partsIn(documents), isFirst };
  for (const operation of documents.operations) declareOperation(writer, operation);
}

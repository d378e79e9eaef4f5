import { basename } from "node:path";
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type ObjectTypeExtensionNode,
  parse,
  type Source,
} from "graphql";

/** The contract's types that take own fields: the model that is read from each, its entry, and whether lines of its own may lack them. */
const models = {
  Product: { model: "Product", entry: "product", isMadeByShop: false },
  CartProduct: { model: "CartLine", entry: "cart", isMadeByShop: true },
  Cart: { model: "Cart", entry: "cart", isMadeByShop: true },
  Order: { model: "Order", entry: "orders", isMadeByShop: false },
  OrderProduct: { model: "OrderLine", entry: "orders", isMadeByShop: false },
  User: { model: "User", entry: "session", isMadeByShop: false },
} as const;

type Extensible = keyof typeof models;
const isExtensible = (name: string): name is Extensible => Object.hasOwn(models, name);

/** TypeScript's type of a field, the code that reads it, and GraphQL's selection of what is in it. */
interface Value {
  readonly type: string;
  readonly read: string;
  readonly selection: string;
}

const scalars: Readonly<Record<string, readonly [type: string, read: string]>> = {
  ID: ["string", "text"],
  String: ["string", "text"],
  DateTime: ["string", "text"],
  Boolean: ["boolean", "bool"],
  Int: ["number", "int"],
  Float: ["number", "finite"],
};

const camel = (name: string) => name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const described = ({ description }: { readonly description?: string | null | undefined }, indent: string) =>
  description ? `${indent}/** ${description.replaceAll("*/", "*∕").replaceAll("\n", `\n${indent} * `)} */\n` : "";

const refuse = (
  message: string,
  { astNode }: { readonly astNode?: GraphQLField<unknown, unknown>["astNode"] },
): never => {
  throw new GraphQLError(message, { nodes: astNode ?? null });
};

/** Collects the declarations of the team's own types while fields are read. */
interface Writer {
  /** The names of the types that the team's file defines. */
  readonly own: ReadonlySet<string>;
  readonly declared: Map<string, { readonly code: string; readonly selection: string }>;
  /** The types around the field. */
  readonly around: ReadonlyArray<string>;
}

type Field = GraphQLField<unknown, unknown>;

function objectOf(type: GraphQLNamedType, field: Field, writer: Writer): Value {
  const { name } = type;
  if (!isObjectType(type))
    return refuse(`${name} is neither a type with fields, nor an enum, nor a scalar of the contract`, field);
  if (!writer.own.has(name))
    return refuse(
      `${name} is the contract's: define a type of your own here, with the fields of it that you need`,
      field,
    );
  if (writer.around.includes(name))
    return refuse(`${name} is inside itself: it would be asked for without an end`, field);
  const read = lowerFirst(name);
  const known = writer.declared.get(name);
  if (known) return { type: name, read, selection: known.selection };
  const fields = fieldsOf(Object.values(type.getFields()), { ...writer, around: [...writer.around, name] });
  const code = `${described(type, "")}export interface ${name} {\n${fields.types("  ")}}\n\nconst ${read} = objectOf<${name}>({ ${fields.reads} });\n`;
  writer.declared.set(name, { code, selection: ` { ${fields.selection} }` });
  return objectOf(type, field, writer);
}

function enumOf(type: GraphQLNamedType, writer: Writer): Value {
  if (isEnumType(type) && !writer.declared.has(type.name)) {
    const values = type.getValues().map(({ name }) => JSON.stringify(name));
    const code = `${described(type, "")}export type ${type.name} = ${values.join(" | ")} | (string & {});\n`;
    writer.declared.set(type.name, { code, selection: "" });
  }
  return { type: type.name, read: "text", selection: "" };
}

function nonNullOf(type: GraphQLOutputType, field: Field, writer: Writer): Value {
  if (isListType(type)) {
    const member = valueOf(type.ofType, field, writer);
    return { ...member, type: `ReadonlyArray<${member.type}>`, read: `array(${member.read})` };
  }
  const named = getNamedType(type);
  const scalar = scalars[named.name];
  if (scalar) return { type: scalar[0], read: scalar[1], selection: "" };
  return isEnumType(named) ? enumOf(named, writer) : objectOf(named, field, writer);
}

function valueOf(type: GraphQLOutputType, field: Field, writer: Writer): Value {
  if (isNonNullType(type)) return nonNullOf(type.ofType, field, writer);
  const value = nonNullOf(type, field, writer);
  return { ...value, type: `${value.type} | null`, read: `nullable(${value.read})` };
}

function fieldsOf(fields: ReadonlyArray<Field>, writer: Writer) {
  const all = fields.map((field) => {
    const { name, args } = field;
    const [needed] = args.filter(isRequiredArgument);
    if (needed) return refuse(`${name} needs its argument ${needed.name}: only fields without are asked for`, field);
    return { field, as: camel(name), ...valueOf(field.type, field, writer) };
  });
  return {
    types: (indent: string, isOptional = false) =>
      all
        .map(({ field, as, type }) => {
          const declared = isOptional ? `${as}?: ${type} | undefined` : `${as}: ${type}`;
          return `${described(field, indent)}${indent}readonly ${declared};\n`;
        })
        .join(""),
    reads: all.map(({ as, read }) => `${as}: ${read}`).join(", "),
    optionalReads: all.map(({ as, read }) => `${as}: optional(${read})`).join(", "),
    selection: all
      .map(({ field: { name }, as, selection }) => `${as === name ? name : `${as}: ${name}`}${selection}`)
      .join(" "),
  };
}

/** The extended types of a file. Errors: a GraphQLError that names what a file of own fields cannot have. */
function extensionsIn(document: DocumentNode): ReadonlyArray<ObjectTypeExtensionNode> {
  return document.definitions.flatMap((node) => {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION) return [];
    if (node.kind !== Kind.OBJECT_TYPE_EXTENSION)
      throw new GraphQLError("A file of own fields has `extend type`, and the types and enums of its fields", {
        nodes: node,
      });
    if (isExtensible(node.name.value)) return [node];
    throw new GraphQLError(`${node.name.value} takes no own fields. These do: ${Object.keys(models).join(", ")}`, {
      nodes: node.name,
    });
  });
}

/** The fields that a file adds to a type. Errors: a GraphQLError for a name that the contract has already. */
function addedTo(
  name: string,
  {
    schema,
    extensions,
  }: { readonly schema: GraphQLSchema; readonly extensions: ReadonlyArray<ObjectTypeExtensionNode> },
) {
  const type = schema.getType(name);
  const all = isObjectType(type) ? type.getFields() : {};
  const names = extensions
    .flatMap((node) => (node.name.value === name ? (node.fields ?? []) : []))
    .map((field) => field.name.value);
  return names.flatMap((each) => {
    const field = all[each];
    if (field === undefined) return [];
    const as = camel(each);
    if (as !== each && all[as]) return refuse(`${name} has a field ${as} already`, field);
    return [field];
  });
}

/** The part of a module for one extended type. */
function partOf(type: Extensible, fields: ReturnType<typeof fieldsOf>) {
  const { model, entry, isMadeByShop } = models[type];
  const reads = isMadeByShop ? fields.optionalReads : fields.reads;
  return {
    entry,
    merged: `declare module "@kamra/core/${entry}" {\n  interface ${model} {\n${fields.types("    ", isMadeByShop)}  }\n}\n`,
    reader: `  ${model}: {\n    selection: ${JSON.stringify(fields.selection)},\n    fields: { ${reads} },\n  },\n`,
  };
}

const readers = ["array", "bool", "finite", "int", "nullable", "objectOf", "optional", "ownFields", "text"];

/** The imports of a module: what it calls, and the entries that it adds to, which the compiler has to know. */
function importsOf(body: string, entries: ReadonlyArray<string>): string {
  const called = readers.filter((name) => new RegExp(`(?<![."\\w])${name}\\b(?!\\??:)`).test(body));
  return [
    `import { ${called.join(", ")} } from "@kamra/core/fields";\n`,
    ...[...new Set(entries)].map((entry) => `import type {} from "@kamra/core/${entry}";\n`),
  ].join("");
}

/**
 * The TypeScript module of own fields: the models' types by declaration merging, and what asks for the fields and reads them.
 *
 * Errors: a GraphQLError when the file is no SDL, or has what own fields cannot be.
 */
export function ownFieldsOf(extension: Source, { contract }: { readonly contract: string }): string {
  const document = parse(extension);
  const extensions = extensionsIn(document);
  const schema = buildASTSchema(concatAST([parse(contract), document]));
  const own = new Set(
    document.definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION ? [node.name.value] : [],
    ),
  );
  const writer: Writer = { own, declared: new Map(), around: [] };
  const parts = [...new Set(extensions.map(({ name }) => name.value))]
    .filter(isExtensible)
    .map((type) => partOf(type, fieldsOf(addedTo(type, { schema, extensions }), writer)));
  const body = [
    ...Array.from(writer.declared.values(), ({ code }) => code),
    ...parts.map(({ merged }) => merged),
    `/** For \`createShop({ ownFields: own })\`. */\nexport const own = ownFields({\n${parts.map(({ reader }) => reader).join("")}});\n`,
  ].join("\n");
  const imports = importsOf(
    body,
    parts.map(({ entry }) => entry),
  );
  const file = basename(extension.name);
  return `// Generated from ${file} by \`npx @kamra/contract ${file}\`. Do not edit.\n${imports}\n${body}`;
}

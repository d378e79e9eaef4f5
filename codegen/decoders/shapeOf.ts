import {
  type DirectiveNode,
  type FieldNode,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** A part of a response: its type, and the code that decodes it. */
export interface Shape {
  readonly type: string;
  readonly read: string;
}

/** The parts that have names of their own. */
export interface Names {
  /** A call of the kernel, or one of its decoders when there is nothing to call it with. */
  readonly call: (name: string, ...args: ReadonlyArray<string>) => string;
  /** The value that a fragment is decoded into, where nothing else is selected. */
  readonly valueOf: (fragment: string) => Shape;
  /** The fields of a fragment that stand among others. */
  readonly fieldsOf: (fragment: string) => Shape;
}

const scalars: Readonly<Record<string, readonly [type: string, read: string]>> = {
  ID: ["string", "text"],
  String: ["string", "text"],
  DateTime: ["string", "text"],
  Boolean: ["boolean", "bool"],
  Int: ["number", "int"],
  Float: ["number", "finite"],
};

const hasDirective = ({ directives = [] }: { readonly directives?: ReadonlyArray<DirectiveNode> }, name: string) =>
  directives.some((each) => each.name.value === name);

const fieldsOfType = (schema: GraphQLSchema, name: string) => {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${name} is no type with fields`);
  return type.getFields();
};

const leafOf = (type: GraphQLOutputType, field: FieldNode, { call }: Names): Shape => {
  if (isEnumType(type) && hasDirective(field, "known")) {
    const values = type.getValues().map(({ name }) => JSON.stringify(name));
    return { type: values.join(" | "), read: call("literals", ...values) };
  }
  const [as, read] = isEnumType(type) ? (["string", "text"] as const) : (scalars[String(type)] ?? []);
  if (as === undefined || read === undefined) throw new Error(`There is no decoder for the scalar ${String(type)}`);
  return { type: as, read: call(read) };
};

interface Place {
  readonly schema: GraphQLSchema;
  readonly names: Names;
  /** The fields of an operation are never missing; below, what is null may be. */
  readonly isRoot?: boolean;
}

const valueOf = (type: GraphQLOutputType, field: FieldNode, { schema, names }: Place): Shape => {
  const place = { schema, names };
  if (isNonNullType(type)) return valueOf(type.ofType, field, place);
  if (isListType(type)) {
    const member = valueOf(type.ofType, field, place);
    const isNullable = !isNonNullType(type.ofType);
    const read = isNullable ? names.call("nullOr", member.read) : member.read;
    return {
      type: `ReadonlyArray<${member.type}${isNullable ? " | null" : ""}>`,
      read: names.call(hasDirective(field, "tolerant") ? "eachValid" : "array", read),
    };
  }
  if (isLeafType(type)) return leafOf(type, field, names);
  const [only, ...others] = field.selectionSet?.selections ?? [];
  if (only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0) return names.valueOf(only.name.value);
  if (!field.selectionSet) throw new Error(`Nothing is selected of ${field.name.value}`);
  const { type: shape, read } = fieldsOf(getNamedType(type).name, field.selectionSet, place);
  return { type: shape, read: names.call("struct", read) };
};

const fieldOf = (on: string, field: FieldNode, place: Place, isConditional: boolean): Shape => {
  const definition = fieldsOfType(place.schema, on)[field.name.value];
  if (!definition) throw new Error(`${on} has no field ${field.name.value}`);
  const key = (field.alias ?? field.name).value;
  const { type, read } = valueOf(definition.type, field, place);
  if (isNonNullType(definition.type) && !isConditional)
    return { type: `readonly ${key}: ${type};`, read: `${key}: ${read}` };
  return place.isRoot
    ? { type: `readonly ${key}: ${type} | null;`, read: `${key}: ${place.names.call("nullOr", read)}` }
    : { type: `readonly ${key}?: ${type} | null | undefined;`, read: `${key}: ${place.names.call("nullish", read)}` };
};

/** The fields of a selection; those of one kind of an interface's objects may be missing. */
export function fieldsOf(on: string, { selections }: SelectionSetNode, place: Place): Shape {
  const own: Shape[] = [];
  const spread: Shape[] = [];
  const add = (type: string, selection: SelectionNode, isConditional: boolean) => {
    if (selection.kind === Kind.FIELD) own.push(fieldOf(type, selection, place, isConditional));
    else if (selection.kind === Kind.FRAGMENT_SPREAD) spread.push(place.names.fieldsOf(selection.name.value));
    else
      for (const each of selection.selectionSet.selections)
        add(selection.typeCondition?.name.value ?? type, each, true);
  };
  for (const selection of selections) add(on, selection, false);
  const types = spread.map(({ type }) => type);
  const literal = `{ ${own.map(({ type }) => type).join(" ")} }`;
  return {
    type: own.length === 0 ? types.join(" & ") : [...types, literal].join(" & "),
    read: `{ ${[...spread.map(({ read }) => `...${read}`), ...own.map(({ read }) => read)].join(", ")} }`,
  };
}

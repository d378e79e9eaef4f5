import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { readSchema } from "../api/readSchema.ts";

export interface RootField {
  readonly operation: "query" | "mutation";
  readonly field: GraphQLField<unknown, unknown>;
}

/** The contract's schema, without resolvers. */
export const contractSchema: GraphQLSchema = buildSchema(readSchema());

/** Every call that the contract has. */
export const rootFields: ReadonlyArray<RootField> = (["query", "mutation"] as const).flatMap((operation) => {
  const type = operation === "query" ? contractSchema.getQueryType() : contractSchema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ operation, field }));
});

/** Of that name; fails when there is none. */
export function rootField(name: string): RootField {
  const found = rootFields.find(({ field }) => field.name === name);
  if (found === undefined) throw new Error(`The contract has no ${name}`);
  return found;
}

function idPaths(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type);
  if (named.name === "ID") return [path];
  return isInputObjectType(named)
    ? Object.values(named.getFields()).flatMap((field) => idPaths(field.type, `${path}.${field.name}`))
    : [];
}

/** Where calls take ids, `updateCart(input.linked_order_id)`. */
export const idArguments: ReadonlyArray<string> = rootFields.flatMap(({ field }) =>
  field.args.flatMap(({ name, type }) => idPaths(type, name).map((path) => `${field.name}(${path})`)),
);

/** All fields of a type that need no arguments, to a depth; empty for a scalar. */
export function wholeSelection(type: GraphQLOutputType, levels = 5): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return "";
  const selected = (fields: ReadonlyArray<GraphQLField<unknown, unknown>>): string[] =>
    fields
      .filter(({ args }) => !args.some(isRequiredArgument))
      .flatMap(({ name, type: inner }) => {
        if (!isObjectType(getNamedType(inner)) && !isInterfaceType(getNamedType(inner))) return [name];
        return levels > 1 ? [`${name} ${wholeSelection(inner, levels - 1)}`] : [];
      });
  const shared = Object.values(named.getFields());
  const known = new Set(shared.map(({ name }) => name));
  const branches = isAbstractType(named)
    ? contractSchema
        .getPossibleTypes(named)
        .map(
          (each) =>
            `... on ${each.name} { ${["__typename", ...selected(Object.values(each.getFields()).filter(({ name }) => !known.has(name)))].join(" ")} }`,
        )
    : [];
  return `{ ${["__typename", ...selected(shared), ...branches].join(" ")} }`;
}

/** A document that makes one call with the arguments that are named, each as a variable. */
export function callDocument(
  { operation, field }: RootField,
  {
    named,
    selection = wholeSelection(field.type),
  }: { readonly named: ReadonlyArray<string>; readonly selection?: string },
): string {
  const args = field.args.filter(({ name }) => named.includes(name));
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const given = args.map(({ name }) => `${name}: $${name}`).join(", ");
  return args.length === 0
    ? `${operation} { ${field.name} ${selection} }`
    : `${operation} (${declared}) { ${field.name}(${given}) ${selection} }`;
}

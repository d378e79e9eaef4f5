import fc from "fast-check";
import {
  astFromValue,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  print,
} from "graphql";
import { isStorable } from "../http/unstorablePaths.ts";
import { type RootField, wholeSelection } from "./rootFields.ts";

/** Ids and texts that lead somewhere. */
export interface Known {
  readonly ids: ReadonlyArray<string>;
  readonly texts: ReadonlyArray<string>;
}

/** A request that fits the contract. */
export interface Call {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const hostile = [
  "",
  " ",
  "0",
  "-1",
  "null",
  "'); drop table carts; --",
  "<script>alert(1)</script>",
  "%",
  "\\",
  "../..",
  "𝄞🍐",
  "\u202e",
  "\u0001",
  "é".repeat(600),
  "x".repeat(5000),
  "1e9",
  "__proto__",
];

const textOf = (known: ReadonlyArray<string>) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }).filter(isStorable) },
  );

const wholeNumber = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom(1186, 8315, 7396, 2040, 99_999),
  fc.integer(),
);
const number = fc.oneof(
  fc.constantFrom(0, 1, 2, 0.5, 0.25, -1, 1e-9, 1e15, 1e300),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** The bounds that the contract sets to an argument. */
function rangeOf({
  astNode,
}: GraphQLArgument | GraphQLInputField): { readonly min: number; readonly max: number } | null {
  const given = astNode?.directives?.find(({ name }) => name.value === "range")?.arguments ?? [];
  const valueOf = (name: string) =>
    given.flatMap(({ name: { value }, value: node }) =>
      value === name && node.kind === Kind.INT ? [Number(node.value)] : [],
    )[0];
  const max = valueOf("max");
  return max === undefined ? null : { min: valueOf("min") ?? 1, max };
}

/** Values of an input type; `undefined` where it may be left out. */
function valueOf(type: GraphQLInputType, at: GraphQLArgument | GraphQLInputField, known: Known): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return givenValueOf(getNullableType(type), at, known);
  return fc.option(givenValueOf(type, at, known), { nil: null, freq: 6 });
}

function givenValueOf(
  type: GraphQLInputType,
  at: GraphQLArgument | GraphQLInputField,
  known: Known,
): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, at, known), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field, known)]));
    return fc.record(values, {
      requiredKeys: fields.filter(isRequiredInputField).map(({ name }) => name),
      noNullPrototype: true,
    });
  }
  const range = rangeOf(at);
  const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    Int: range === null ? wholeNumber : fc.integer(range),
    Float: number,
    Boolean: fc.boolean(),
    String: textOf(known.texts),
    ID: textOf(known.ids),
  };
  const scalar = scalars[getNamedType(type).name];
  if (scalar === undefined) throw new Error(`Nothing generates ${String(type)}`);
  return scalar;
}

/** Something to ask for of a type, at least one field of each object. */
function selectionOf(type: GraphQLOutputType, levels: number): fc.Arbitrary<string> {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return fc.constant("");
  const fields = Object.values(named.getFields()).filter(
    ({ args, type: inner }) => !args.some(isRequiredArgument) && (levels > 1 || wholeSelection(inner, 1) === ""),
  );
  if (fields.length === 0) return fc.constant("{ __typename }");
  const one = fc.constantFrom(...fields).chain((field) => {
    const given = field.args.map((argument) =>
      fc.option(
        valueOf(argument.type, argument, { ids: ["1"], texts: ["x"] }).map(
          (value) => `${argument.name}: ${literal(value, argument.type)}`,
        ),
        { nil: "" },
      ),
    );
    return fc.tuple(fc.tuple(...given), selectionOf(field.type, levels - 1)).map(([args, inner]) => ({
      name: field.name,
      text: `${field.name}${args.some(Boolean) ? `(${args.filter(Boolean).join(" ")})` : ""} ${inner}`,
    }));
  });
  const some = fc
    .uniqueArray(one, { minLength: 1, maxLength: 6, selector: ({ name }) => name })
    .map((parts) => `{ __typename ${parts.map(({ text }) => text).join(" ")} }`);
  return levels === 4 ? fc.oneof(fc.constant(wholeSelection(named)), some) : some;
}

function literal(value: unknown, type: GraphQLInputType): string {
  const node = astFromValue(value, type);
  if (!node) throw new Error(`${JSON.stringify(value)} is no ${String(type)}`);
  return print(node);
}

/** Requests that fit the contract, with their arguments in variables or in the document. */
export function callOf({ operation, field }: RootField, known: Known): fc.Arbitrary<Call> {
  const values = fc.record(
    Object.fromEntries(field.args.map((argument) => [argument.name, valueOf(argument.type, argument, known)])),
    {
      requiredKeys: field.args.filter(isRequiredArgument).map(({ name }) => name),
      noNullPrototype: true,
    },
  );
  return fc.tuple(values, selectionOf(field.type, 4), fc.boolean()).map(([variables, selection, isInline]) => {
    const given = field.args.filter(({ name }) => name in variables);
    if (given.length === 0) return { document: `${operation} { ${field.name} ${selection} }`, variables: {} };
    if (isInline)
      return {
        document: `${operation} { ${field.name}(${given.map(({ name, type }) => `${name}: ${literal(variables[name], type)}`).join(", ")}) ${selection} }`,
        variables: {},
      };
    const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
    return {
      document: `${operation} (${declared}) { ${field.name}(${given.map(({ name }) => `${name}: $${name}`).join(", ")}) ${selection} }`,
      variables,
    };
  });
}

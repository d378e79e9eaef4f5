import * as SchemaAST from "effect/SchemaAST";
import type { DecodedBy } from "../../packages/core/src/decoding/DecodedBy.ts";

/** The names of imported functions in a decoder's code. */
export interface Context {
  /** A call of the kernel, or one of its decoders when there is nothing to call it with. */
  readonly call: (name: string, ...args: ReadonlyArray<string>) => string;
  /** The name of a function that a schema transforms or checks by. */
  readonly useFunction: (value: unknown) => string;
  /** The decoder of a part. */
  readonly read: (ast: SchemaAST.AST) => string;
}

const unsupported = (what: string): never => {
  throw new Error(`There is no decoder for ${what} yet: write it in packages/core/src/decoding/kernel.ts`);
};

const checkedBy = (base: string, check: SchemaAST.Check<never>, { call, useFunction }: Context): string => {
  if (check._tag === "FilterGroup") return unsupported("a group of filters");
  const { expected, decodedBy, representation } = check.annotations ?? {};
  if (decodedBy?.kind === "checked")
    return call("checked", base, useFunction(decodedBy.isValid), JSON.stringify(expected));
  const given = (name: string) => String(Reflect.get(Object(representation?.payload), name));
  switch (representation?.id) {
    case "effect/schema/isInt":
      return call("int");
    case "effect/schema/isFinite":
      return call("finite");
    case "effect/schema/isMinLength":
      if (given("minLength") !== "1") return unsupported("texts of several characters at least");
      return call("nonEmpty");
    case "effect/schema/isPattern":
      return call("matching", base, String(new RegExp(given("source"), given("flags"))));
    case "effect/schema/isGreaterThan":
      return call("above", base, given("exclusiveMinimum"), "Infinity");
    case "effect/schema/isGreaterThanOrEqualTo":
      if (base === "int" && given("minimum") === "0") return call("natural");
      return call("between", base, given("minimum"), "Infinity");
    case "effect/schema/isBetween":
      if (given("exclusiveMaximum") === "true") return unsupported("an exclusive maximum");
      return call(given("exclusiveMinimum") === "true" ? "above" : "between", base, given("minimum"), given("maximum"));
    default:
      return unsupported(`the check ${representation?.id}`);
  }
};

const isString = (ast: SchemaAST.AST): boolean =>
  SchemaAST.isString(ast) ||
  (SchemaAST.isLiteral(ast) && typeof ast.literal === "string") ||
  (SchemaAST.isUnion(ast) && ast.types.every(isString));

const literalsOf = (ast: SchemaAST.AST): ReadonlyMap<PropertyKey, unknown> =>
  new Map(
    SchemaAST.isObjects(ast)
      ? ast.propertySignatures.flatMap(({ name, type }) => (SchemaAST.isLiteral(type) ? [[name, type.literal]] : []))
      : [],
  );

const flat = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> =>
  SchemaAST.isUnion(ast) && !ast.types.some(SchemaAST.isNull) ? ast.types.flatMap(flat) : [ast];

/** A union of objects, discriminated by a literal field, possibly nested. */
const taggedRead = (members: ReadonlyArray<SchemaAST.AST>, context: Context): string => {
  const [first, ...others] = members;
  if (first && others.length === 0) return context.read(first);
  const distinct = (tag: PropertyKey) => new Set(members.map((member) => literalsOf(member).get(tag)));
  const isTag = (tag: PropertyKey) => distinct(tag).size > 1 && !distinct(tag).has(undefined);
  const tag = first && [...literalsOf(first).keys()].find(isTag);
  if (tag === undefined) return unsupported("a union of values that no field of literals tells apart");
  const byTag = Array.from(distinct(tag), (literal) => {
    const same = members.filter((member) => literalsOf(member).get(tag) === literal);
    return `${JSON.stringify(literal)}: ${taggedRead(same, context)}`;
  });
  return context.call("tagged", JSON.stringify(tag), `{ ${byTag.join(", ")} }`);
};

const optional = (read: string, { call }: Context) =>
  read.startsWith("optional(") || read.startsWith("nullish(")
    ? read
    : read.startsWith("nullOr(")
      ? call("nullish", read.slice("nullOr(".length, -1))
      : call("optional", read);

const unionRead = (ast: SchemaAST.Union, context: Context): string => {
  const isEmpty = (member: SchemaAST.AST) => SchemaAST.isNull(member) || SchemaAST.isUndefined(member);
  const members = ast.types.filter((member) => !isEmpty(member));
  const [only] = members;
  const read =
    only && members.length === 1
      ? context.read(only)
      : members.every(SchemaAST.isLiteral)
        ? context.call("literals", ...members.map(({ literal }) => JSON.stringify(literal)))
        : members.every(isString)
          ? context.call("text")
          : taggedRead(members.flatMap(flat), context);
  const nullable = ast.types.some(SchemaAST.isNull) ? context.call("nullOr", read) : read;
  return ast.types.some(SchemaAST.isUndefined) ? optional(nullable, context) : nullable;
};

const fieldRead = ({ name, type }: SchemaAST.PropertySignature, context: Context) => {
  const read = context.read(type);
  return `${JSON.stringify(name)}: ${type.context?.isOptional ? optional(read, context) : read}`;
};

/** The code that decodes an unknown value like the schema. */
export function readOf(ast: SchemaAST.AST, context: Context): string {
  const { call, read, useFunction } = context;
  const decodedBy: DecodedBy | undefined = ast.annotations?.decodedBy;
  if (decodedBy?.kind === "from")
    return call("from", read(decodedBy.wire), useFunction(decodedBy.read), read(decodedBy.model));
  if (decodedBy?.kind === "eachValid") return call("eachValid", read(decodedBy.member));
  if (ast.encoding) return unsupported("a transformation that is not decodeOnly");
  switch (ast._tag) {
    case "String":
      return (ast.checks ?? []).reduce((base, check) => checkedBy(base, check, context), call("text"));
    case "Number":
      if (!ast.checks) return unsupported("numbers that may be infinite");
      return ast.checks.reduce((base, check) => checkedBy(base, check, context), "");
    case "Boolean":
      return call("bool");
    case "Unknown":
      return call("anything");
    case "Null":
      return call("literals", "null");
    case "Literal":
      return call("literals", JSON.stringify(ast.literal));
    case "Union":
      return unionRead(ast, context);
    case "Suspend":
      return call("lazy", `() => ${read(ast.thunk())}`);
    case "Objects": {
      const fields = `{ ${ast.propertySignatures.map((field) => fieldRead(field, context)).join(", ")} }`;
      const model = ast.annotations?.ownFieldsOf;
      return model === undefined ? call("struct", fields) : call("extended", JSON.stringify(model), fields);
    }
    case "Arrays": {
      const [member] = ast.rest;
      if (member === undefined) return call("tuple", ...ast.elements.map(read));
      if (ast.elements.length === 0 && ast.rest.length === 1) return call("array", read(member));
      return unsupported("arrays that begin with members of their own");
    }
    default:
      return unsupported(ast._tag);
  }
}

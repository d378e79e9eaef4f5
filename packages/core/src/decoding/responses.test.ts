/// <reference types="vite/types/importMeta.d.ts" />
import {
  buildSchema,
  type FieldNode,
  getNamedType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { describe, expect, it } from "vitest";
import type { Decoder } from "./Decoder.ts";
import { Failure } from "./Failure.ts";
import type { Reading } from "./Reading.ts";

interface Operation {
  readonly text: string;
  readonly decoder: Decoder<unknown>;
}

const operations = Object.values(
  import.meta.glob<Readonly<Record<string, Operation>>>("../*/graphql/generated/operations.ts", { eager: true }),
).flatMap((module) => Object.entries(module));
const [contract = ""] = Object.values(
  import.meta.glob<string>("../../../contract/generated/schema.graphql", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const schema = buildSchema(contract);

type Fields = Record<string, unknown>;
interface Place {
  readonly fields: Fields;
  readonly key: string;
  readonly isNullable: boolean;
  readonly isRoot: boolean;
}

const textAt = (key: string): string => {
  if (/^(?:time_)?(?:from|to)$|^(?:opens|closes)$/.test(key)) return "08:00";
  return /day|^date$|range_date/.test(key) ? "2026-11-21" : "2026-11-21T10:00:00+01:00";
};

const leafAt = (type: GraphQLOutputType, key: string): unknown => {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (named.name === "Boolean") return true;
  return named.name === "Int" || named.name === "Float" ? 1 : textAt(key);
};

const wrapped = (type: GraphQLOutputType, value: unknown): unknown => {
  if (isNonNullType(type)) return wrapped(type.ofType, value);
  return isListType(type) ? [wrapped(type.ofType, value)] : value;
};

/** A response to an operation with one member in each list, and the places of its fields. */
function responseTo(text: string): { readonly response: Fields; readonly places: ReadonlyArray<Place> } {
  const document = parse(text);
  const places: Place[] = [];
  const response: Fields = {};
  const above: Fields[] = [response];
  const types = new TypeInfo(schema);
  const add = (field: FieldNode) => {
    const type = types.getType();
    const fields = above.at(-1);
    if (!type || !fields) throw new Error(`${field.name.value} stands nowhere`);
    const key = (field.alias ?? field.name).value;
    const below: Fields = {};
    fields[key] = wrapped(type, isLeafType(getNamedType(type)) ? leafAt(type, key) : below);
    places.push({ fields, key, isNullable: !isNonNullType(type), isRoot: above.length === 1 });
    above.push(below);
  };
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const spread = (name: string) => fragments.get(name)?.selectionSet.selections ?? [];
  const [operation] = document.definitions;
  // A fragment's fields in the place of its spread, also of those in them.
  let flat = operation;
  for (let depth = 0; depth < 9 && flat; depth += 1)
    flat = visit(flat, {
      SelectionSet: (set) => ({
        ...set,
        selections: set.selections.flatMap((each) =>
          each.kind === Kind.FRAGMENT_SPREAD ? spread(each.name.value) : [each],
        ),
      }),
    });
  if (flat) visit(flat, visitWithTypeInfo(types, { Field: { enter: add, leave: () => void above.pop() } }));
  return { response, places };
}

/** Whether a response is read, all of it. */
const isRead = (decoder: Decoder<unknown>, response: unknown): boolean => {
  const reading: Reading = { left: [], ids: {} };
  return !(decoder(response, reading) instanceof Failure) && reading.left.length === 0;
};

const changed = <A>({ fields, key }: Place, change: () => void, look: () => A): A => {
  const before = fields[key];
  change();
  try {
    return look();
  } finally {
    fields[key] = before;
  }
};

describe.each(operations)("the response to %s", (_name, { text, decoder }) => {
  const { response, places } = responseTo(text);

  it("is read, all of it", () => {
    expect(decoder(response, { left: [], ids: {} })).not.toBeInstanceOf(Failure);
    expect(isRead(decoder, response)).toBe(true);
  });

  it("is refused, or its list's member left out, without a field that the contract requires", () => {
    for (const place of places.filter(({ isNullable }) => !isNullable))
      for (const value of [undefined, null, Symbol("none of these")])
        expect(
          changed(
            place,
            () => (place.fields[place.key] = value),
            () => isRead(decoder, response),
          ),
          place.key,
        ).toBe(false);
  });

  it("is read without what may be null, but for one of a wrong type", () => {
    for (const place of places.filter(({ isNullable }) => isNullable)) {
      const isReadWith = (value: unknown) =>
        changed(
          place,
          () => (place.fields[place.key] = value),
          () => isRead(decoder, response),
        );
      expect(isReadWith(null), place.key).toBe(true);
      expect(isReadWith(undefined), place.key).toBe(!place.isRoot);
      expect(isReadWith(Symbol("none of these")), place.key).toBe(false);
    }
  });
});

import fc from "fast-check";
import { getNamedType, isInputObjectType, isRequiredArgument } from "graphql";
import type { Call } from "./calls.ts";
import { type RootField, wholeSelection } from "./rootFields.ts";

/** A request that fits the contract nowhere, as it is sent. */
export interface BrokenCall {
  readonly what: string;
  readonly body: string;
}

const record = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");

/** The same call with every argument in a variable. */
function byVariables({ operation, field }: RootField, more = ""): string {
  const declared = [...field.args.map(({ name, type }) => `$${name}: ${String(type)}`)].join(", ");
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  return `${operation} ${declared && `(${declared})`} { ${field.name}${given || more ? `(${given} ${more})` : ""} ${wholeSelection(field.type, 2)} }`;
}

/** Changes that make any call invalid. */
function spoiltAnyhow(root: RootField, { document, variables }: Call): ReadonlyArray<fc.Arbitrary<BrokenCall>> {
  const { operation, field } = root;
  const send = (what: string, query: string, more: object = {}) => ({
    what,
    body: JSON.stringify({ query, variables, ...more }),
  });
  const inside = document.slice(document.indexOf("{ ") + 2, -2);
  return [
    fc.integer({ min: 1, max: document.length - 1 }).map((length) => send("cut off", document.slice(0, length))),
    fc.constant(send("no such field", document.replace(/ }$/, " noSuchField }"))),
    fc.constant(send("no such argument", byVariables(root, "noSuchArgument: 1"))),
    fc.constant(send("no such variable", `${operation} { ${field.name}(x: $noSuchVariable) }`)),
    fc.constant(send("no such operation", document, { operationName: "noSuchOperation" })),
    fc.constant(send("no such fragment", document.replace(/ }$/, " ...NoSuchFragment }"))),
    fc.constant(send("no such directive", document.replace(/ }$/, " __typename @noSuchDirective }"))),
    fc.constant(send("no such kind of operation", document.replace(operation, "subscription"))),
    fc.constant(
      send("the other kind of operation", document.replace(operation, operation === "query" ? "mutation" : "query")),
    ),
    fc.constant(send("a name that is none", document, { operationName: "a b" })),
    fc.constant(
      send(
        "too many at the root",
        document.replace(
          inside,
          many(21, (index) => `a${index}: ${inside}`),
        ),
      ),
    ),
    fc.constant(send("too many tokens", document.replace(/ }$/, ` ${many(2001, () => "__typename")} }`))),
    fc.constant(
      send("too many aliases", document.replace(/ }$/, ` ${many(31, (index) => `a${index}: __typename`)} }`)),
    ),
    fc.constant(send("the schema", `${document.replace(/ }$/, " __schema { types { name } } }")}`)),
    fc.constant({ what: "a list of requests", body: JSON.stringify([{ query: document, variables }]) }),
    fc.constant({ what: "half a body", body: JSON.stringify({ query: document, variables }).slice(0, -1) }),
    fc.constantFrom<unknown>([], "x", 1, true).map((wrong) => ({
      what: "variables that are no object",
      body: JSON.stringify({ query: document, variables: wrong }),
    })),
    fc
      .constantFrom<unknown>(undefined, null, 1, {}, [])
      .map((wrong) => ({ what: "no document", body: JSON.stringify({ query: wrong, variables }) })),
  ];
}

/** Changes that make the value of an argument invalid. */
function spoiltValues(root: RootField, { variables }: Call): ReadonlyArray<fc.Arbitrary<BrokenCall>> {
  const query = byVariables(root);
  return root.field.args.flatMap((argument) => {
    const { name } = argument;
    const send = (what: string, value: unknown) => ({
      what: `${name}: ${what}`,
      body: JSON.stringify({ query, variables: { ...variables, [name]: value } }),
    });
    const type = getNamedType(argument.type);
    const isText = type.name === "String" || type.name === "ID";
    const texts = isInputObjectType(type)
      ? Object.values(type.getFields()).filter((field) => ["String", "ID"].includes(getNamedType(field.type).name))
      : [];
    return [
      fc.constant(send("of no type that there is", { noSuchField: 1 })),
      ...(isRequiredArgument(argument)
        ? [fc.constant(send("null", null)), fc.constant(send("missing", undefined))]
        : []),
      ...(type.name === "Int"
        ? [fc.constantFrom<unknown>(1.5, 2_147_483_648, "1", true).map((value) => send("no whole number", value))]
        : []),
      ...(name === "first" || name === "page"
        ? [fc.constantFrom(-2_147_483_648, -1, 0, 2_147_483_647).map((value) => send("out of its range", value))]
        : []),
      ...(isText ? [fc.constantFrom("\0", "a\0b", "\ud800", "\udc00a").map((value) => send("unstorable", value))] : []),
      ...(texts.length > 0
        ? [
            fc
              .constantFrom(...texts)
              .map((field) => send(`${field.name} unstorable`, { ...record(variables[name]), [field.name]: "a\0b" })),
          ]
        : []),
    ];
  });
}

/** Requests whose call is broken in one way. */
export function brokenCallOf(root: RootField, call: Call): fc.Arbitrary<BrokenCall> {
  const values = spoiltValues(root, call);
  const anyhow = fc.oneof(...spoiltAnyhow(root, call));
  return values.length === 0 ? anyhow : fc.oneof(anyhow, fc.oneof(...values));
}

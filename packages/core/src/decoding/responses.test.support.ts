import * as SchemaAST from "effect/SchemaAST";
import fc from "fast-check";
import type { DecodedBy } from "./DecodedBy.ts";

const day = "2026-11-21";
const instant = "2026-11-21T10:00:00+01:00";
const oftenGood = (good: string) => fc.oneof({ weight: 9, arbitrary: fc.constant(good) }, fc.constantFrom("", "tej"));
const textAt = (key: PropertyKey) => {
  const name = String(key);
  if (/^(?:time_)?(?:from|to)$/.test(name)) return oftenGood("08:00");
  if (/day|range_date/.test(name)) return oftenGood(day);
  return oftenGood(instant);
};
const figure = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
  fc.constantFrom(0, 0.5, 0.000004, -1),
);

/** Answers that a schema reads, most of them ones that it takes. */
export const responsesTo = (ast: SchemaAST.AST, { key = "", depth = 0 } = {}): fc.Arbitrary<unknown> => {
  const decodedBy: DecodedBy | undefined = ast.annotations?.["decodedBy"];
  if (decodedBy?.kind === "from") return responsesTo(decodedBy.wire, { depth });
  const arrayOf = (member: SchemaAST.AST) => fc.array(responsesTo(member, { depth: depth + 1 }), { maxLength: 2 });
  if (decodedBy?.kind === "eachValid") return arrayOf(decodedBy.member);
  switch (ast._tag) {
    case "String":
      return textAt(key);
    case "Number":
      return figure;
    case "Boolean":
      return fc.boolean();
    case "Unknown":
      return fc.jsonValue();
    case "Null":
      return fc.constant(null);
    case "Literal":
      return fc.constant(ast.literal);
    case "Suspend":
      return responsesTo(ast.thunk(), { depth });
    case "Union":
      return fc.oneof(
        ...ast.types.filter((type) => !SchemaAST.isUndefined(type)).map((type) => responsesTo(type, { key, depth })),
      );
    case "Arrays": {
      const [member] = ast.rest;
      if (member === undefined) return fc.tuple(...ast.elements.map((each) => responsesTo(each, { depth })));
      return depth < 4 ? arrayOf(member) : fc.constant([]);
    }
    case "Objects": {
      const fields = ast.propertySignatures.map(({ name, type }) => [String(name), type] as const);
      return fc.record(
        Object.fromEntries(fields.map(([name, type]) => [name, responsesTo(type, { key: name, depth })])),
        { requiredKeys: fields.flatMap(([name, type]) => (type.context?.isOptional ? [] : [name])) },
      );
    }
    default:
      throw new Error(`No answers are made to ${ast._tag}`);
  }
};

const nested = (levels: number): unknown => (levels === 0 ? null : [{ children: nested(levels - 1) }]);

/** Answers that only a broken or hostile server sends. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, {}, [], [[]], { length: 1 }, { 0: "a" }, true, "", "tej", "constructor"),
  fc.constantFrom<unknown>(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, Infinity, -Infinity, "1", "2026-13-45", "99:99"),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"id":"1"}}'), "__proto__", nested(60)),
  fc.jsonValue(),
);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Every place in a value: the object and the key in it. */
const placesIn = (value: unknown): ReadonlyArray<readonly [Record<string, unknown>, string]> =>
  isObject(value) ? Object.keys(value).flatMap((key) => [[value, key] as const, ...placesIn(value[key])]) : [];

/** Answers with up to two hostile, missing or additional parts. */
export const mutated = (answers: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      answers,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom("replace", "leave out", "add"), hostile), { maxLength: 2 }),
    )
    .map(([answer, changes]) =>
      changes.reduce((before: unknown, [at, change, value]) => {
        const after: unknown = structuredClone(before);
        const places = placesIn(after);
        const [object, key] = places[at % places.length] ?? [];
        if (object === undefined || key === undefined) return value;
        if (change === "leave out") delete object[key];
        else object[change === "replace" ? key : "unknownField"] = value;
        return after;
      }, answer),
    );

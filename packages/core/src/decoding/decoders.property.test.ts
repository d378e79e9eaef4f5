/// <reference types="vite/types/importMeta.d.ts" />
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type * as SchemaIssue from "effect/SchemaIssue";
import * as SchemaParser from "effect/SchemaParser";
import fc from "fast-check";
import { expect, it } from "vitest";
import { decodings } from "../runs.test.config.ts";
import { responsesTo, mutated } from "./responses.test.support.ts";
import type { Decoder } from "./Decoder.ts";
import { Failure } from "./Failure.ts";
import { reading } from "./Reading.ts";

type Exports = Readonly<Record<string, unknown>>;
const generated = import.meta.glob<Exports>(["../**/generated/*.ts", "!../**/generated/{decoders,operations}.ts"], {
  eager: true,
});
const declared = import.meta.glob<Exports>(["../*/**/*.ts", "!../**/*.test.*", "!../**/generated/*"]);

const isDecoder = (value: unknown): value is Decoder<unknown> => typeof value === "function";
const isReadable = (value: unknown): value is Schema.ConstraintDecoder<unknown> => Schema.isSchema(value);
const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Each generated decoder with the schema that it is made from. */
const pairs = await Promise.all(
  Object.entries(generated).map(async ([file, decoders]) => {
    const module = file.replace("/generated/", "/");
    const schemas = await (declared[module.replace(".ts", ".schema.ts")] ?? declared[module])?.();
    return Object.entries(decoders).flatMap(([name, decoder]) => {
      const schema = schemas?.[upperFirst(name)];
      return isReadable(schema) && isDecoder(decoder) ? [{ name, schema, decoder }] : [];
    });
  }),
).then((all) => all.flat());

/** The path that a schema refuses; for a union the union's own. */
const pathOf = (issue: SchemaIssue.Issue): ReadonlyArray<PropertyKey> => {
  switch (issue._tag) {
    case "Pointer":
      return [...issue.path, ...pathOf(issue.issue)];
    case "Encoding":
    case "Filter":
      return pathOf(issue.issue);
    case "Composite":
    case "AnyOf": {
      const [first] = issue.issues;
      return first !== undefined && issue.issues.length === 1 ? pathOf(first) : [];
    }
    default:
      return [];
  }
};

const bySchema = (schema: Schema.ConstraintDecoder<unknown>) => {
  const decode = SchemaParser.decodeUnknownResult(schema);
  return (value: unknown) =>
    Result.match(decode(value), {
      onSuccess: (read) => ({ read }),
      onFailure: (issue) => ({ refusedAt: pathOf(issue).map(String) }),
    });
};
const byDecoder = (decoder: Decoder<unknown>) => (value: unknown) => {
  const read = decoder(value, reading());
  return read instanceof Failure ? { refusedAt: read.path.map(String) } : { read };
};

it("every decoder is compared with its schema", () => {
  const count = Object.values(generated).flatMap((decoders) => Object.values(decoders).filter(isDecoder)).length;
  expect(pairs).toHaveLength(count);
  expect(count).toBeGreaterThan(50);
});

it.each(pairs)("$name decodes and refuses the same values as its schema, at the same path", ({ schema, decoder }) => {
  const [expected, actual] = [bySchema(schema), byDecoder(decoder)];
  fc.assert(
    fc.property(mutated(responsesTo(schema.ast)), (answer) => {
      expect(actual(answer)).toStrictEqual(expected(answer));
    }),
    decodings,
  );
});

it.each(pairs)("$name decodes some of its generated answers", ({ schema, decoder }) => {
  const read = byDecoder(decoder);
  expect(fc.sample(responsesTo(schema.ast), 200).some((answer) => "read" in read(answer))).toBe(true);
});

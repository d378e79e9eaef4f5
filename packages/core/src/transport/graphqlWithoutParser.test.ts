import { parse as realParse } from "graphql";
import { describe, expect, it } from "vitest";
import * as documents from "./generated/documents.ts";
import { parse, print } from "./graphqlWithoutParser.ts";

const operations = Object.entries(documents).map(([name, { text }]) => [name, text] as const);

describe("graphqlWithoutParser", () => {
  it.each(operations)("[NET-1] finds in %s what graphql's own parser finds", (_name, document) => {
    const [real] = realParse(document).definitions;
    const [ours] = parse(document).definitions;
    expect(real).toMatchObject({ kind: ours.kind, operation: ours.operation, name: { value: ours.name.value } });
  });

  it("knows of operations", () => {
    expect(operations.length).toBeGreaterThan(10);
  });

  it("refuses what it cannot name, and prints nothing", () => {
    expect(() => parse("{ cart { id } }")).toThrow(SyntaxError);
    expect(() => print()).toThrow(TypeError);
  });
});

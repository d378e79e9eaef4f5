import { parse as realParse } from "graphql";
import { describe, expect, it } from "vitest";
import * as documents from "./generated/documents.ts";
import { parse, print } from "./graphqlWithoutParser.ts";

const operations = Object.entries(documents).map(([name, { text }]) => [name, text] as const);

describe("graphqlWithoutParser", () => {
  it.each(operations)("[NET-1] finds in %s the same as graphql's own parser", (_name, document) => {
    const [real] = realParse(document).definitions;
    const [ours] = parse(document).definitions;
    expect(real).toMatchObject({ kind: ours.kind, operation: ours.operation, name: { value: ours.name.value } });
  });

  it("recognizes operations", () => {
    expect(operations.length).toBeGreaterThan(10);
  });

  it("accepts any ignored characters between and before the words", () => {
    expect(parse("\n  mutation\n  logout { logout }")).toEqual({
      kind: "Document",
      definitions: [{ kind: "OperationDefinition", operation: "mutation", name: { value: "logout" } }],
    });
  });

  it.each([
    "{ cart { id } }",
    "query { cart { id } }",
    "subscription cart { id }",
    "fragment A on B { id } query cart { id }",
  ])("refuses %j, which it cannot name", (document) => {
    expect(() => parse(document)).toThrow(new SyntaxError("Not a named query or mutation"));
  });

  it("throws when it is asked to print a document", () => {
    expect(() => print()).toThrow(new TypeError("Documents are strings"));
  });
});

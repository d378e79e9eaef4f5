import { parse } from "graphql";
import { expect, it } from "vitest";
import * as documents from "./generated/documents.ts";
import { operationName } from "./operationName.ts";

const operations = Object.entries(documents).map(([name, { text }]) => [name, text] as const);

it.each(operations)("[NET-1] finds the name that graphql's own parser finds in %s", (_name, document) => {
  const name = operationName(document);
  expect(name).toEqual(expect.any(String));
  expect(parse(document).definitions[0]).toMatchObject({ name: { value: name } });
});

it("knows of operations", () => {
  expect(operations.length).toBeGreaterThan(10);
});

it("finds none where a document does not begin with a named operation", () => {
  expect(operationName("{ cart { id } }")).toBeUndefined();
});

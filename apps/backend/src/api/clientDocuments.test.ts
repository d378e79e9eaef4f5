/// <reference types="vite/types/importMeta.d.ts" />
import { getOperationAST, isInputType, parse, print, typeFromAST, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inputValue } from "../testing/inputValues.ts";
import { contractSchema } from "../testing/rootFields.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

/** The operations of core's client, as it sends them. */
const [documents = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, { readonly text: string }>>>(
    "../../../../packages/core/src/transport/generated/documents.ts",
    { eager: true },
  ),
);
const operations = Object.values(documents).map(({ text }) => {
  const document = parse(text);
  return [getOperationAST(document)?.name?.value ?? "", document] as const;
});

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Error codes of requests that were not executed. */
const refused = ["BAD_REQUEST", "GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED"];

describe("the client's documents", () => {
  it("are there", () => {
    expect(operations.length).toBeGreaterThan(20);
  });

  it.each(operations)("%s is accepted by the backend, both interpreted and compiled", async (name, document) => {
    expect(validate(contractSchema, document)).toEqual([]);
    const variables = (getOperationAST(document, name)?.variableDefinitions ?? []).map(
      ({ variable, type: node }): [string, unknown] => {
        const type = typeFromAST(contractSchema, node);
        if (!isInputType(type)) throw new Error(`$${variable.name.value} is of no type that can be given`);
        return [variable.name.value, inputValue(type, { text: "1", isLeast: true })];
      },
    );
    for (let time = 0; time < 3; time += 1) {
      const { status, data, errors } = await backend.ask<unknown>(print(document), Object.fromEntries(variables));
      expect({
        status,
        isExecuted: data !== undefined,
        refusals: errors.filter(({ extensions: { code } }) => refused.includes(code)),
      }).toEqual({ status: 200, isExecuted: true, refusals: [] });
    }
  });
});

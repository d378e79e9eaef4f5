/// <reference types="vite/types/importMeta.d.ts" />
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import * as documents from "./generated/documents.ts";

const [contract = ""] = Object.values(
  import.meta.glob<string>("../../../contract/generated/schema.graphql", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const schema = buildSchema(contract);

it.each(Object.entries(documents))(
  "%s is complete: the contract accepts it, and it has every fragment that it spreads",
  (_name, { text }) => {
    expect(validate(schema, parse(text))).toEqual([]);
  },
);

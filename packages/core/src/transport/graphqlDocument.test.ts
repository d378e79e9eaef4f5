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
  "%s is whole: the contract takes it, and each fragment is there that it spreads",
  (_name, { text }) => {
    expect(validate(schema, parse(text))).toEqual([]);
  },
);

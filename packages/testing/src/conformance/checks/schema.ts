import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type BreakingChangeType,
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from "graphql";
import type { Check } from "../Check.ts";
import { valueAt } from "../CheckedBackend.ts";

const contract = () =>
  buildSchema(readFileSync(createRequire(import.meta.url).resolve("@kamra/contract/schema.graphql"), "utf8"));

const isIntrospection = (data: unknown): data is IntrospectionQuery =>
  Array.isArray(valueAt(data, ["__schema", "types"]));

/** Directives are for the reference backend's own limits. */
const isOfDirectives = (type: BreakingChangeType): boolean => type.startsWith("DIRECTIVE");

export const schema: Check = {
  rule: "contract",
  promise: "The schema has each operation, type and field of the contract",
  repair: "Add what is named here as @kamra/contract/schema.graphql has it, and allow introspection while checking",
  faults: async ({ ask }) => {
    const answer = await ask(getIntrospectionQuery({ descriptions: false }));
    const data = answer.at();
    if (!isIntrospection(data)) return [`introspection was refused with the codes [${answer.codes.join(", ")}]`];
    return (
      findBreakingChanges(contract(), buildClientSchema(data))
        .filter(({ type }) => !isOfDirectives(type))
        // It compares the backend with the contract as if the one had become the other.
        .map(({ description }) => description.replace(/ was removed\.?$/, " is missing"))
    );
  },
};

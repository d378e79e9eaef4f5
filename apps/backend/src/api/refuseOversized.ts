import { type DocumentNode, GraphQLError } from "graphql";
import { countRepeats } from "./countRepeats.ts";
import { limits } from "./limits.ts";
import { measureOperations, type OperationSize } from "./measureOperations.ts";

const names = {
  depth: "levels",
  rootFields: "fields at the root",
  fields: "fields",
  aliases: "aliases",
} as const satisfies Record<keyof OperationSize, string>;
const kinds = ["depth", "rootFields", "fields", "aliases"] as const satisfies ReadonlyArray<keyof OperationSize>;

/** Errors: AggregateError of GraphQLErrors, when an operation of the document is larger than the limits allow. */
export function refuseOversized(document: DocumentNode): void {
  const sizes = measureOperations(document);
  const problems = kinds
    .filter((kind) => sizes.some((size) => size[kind] > limits[kind]))
    .map((kind) => `${limits[kind]} ${names[kind]}`);
  if (countRepeats(document) > limits.repeats) problems.push(`${limits.repeats} fields that are named again`);
  if (problems.length > 0)
    throw new AggregateError(
      problems.map((problem) => new GraphQLError(`More than ${problem}`)),
      "The document is too large",
    );
}

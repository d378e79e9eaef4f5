import { type DocumentNode, GraphQLError } from "graphql";
import { limits } from "./limits.ts";
import { measureOperations, type OperationSize } from "./measureOperations.ts";

const names = { depth: "levels", rootFields: "fields at the root", fields: "fields", aliases: "aliases" } as const satisfies Record<keyof OperationSize, string>;
const kinds = ["depth", "rootFields", "fields", "aliases"] as const satisfies ReadonlyArray<keyof OperationSize>;

/** Errors: AggregateError of GraphQLErrors, when an operation of the document is larger than the limits allow. */
export function refuseOversized(document: DocumentNode): void {
  const sizes = measureOperations(document);
  const problems = kinds
    .filter((kind) => sizes.some((size) => size[kind] > limits[kind]))
    .map((kind) => new GraphQLError(`More than ${limits[kind]} ${names[kind]}`));
  if (problems.length > 0) throw new AggregateError(problems, "The document is too large");
}

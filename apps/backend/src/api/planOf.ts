import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from "graphql";
import type { OperationPlan } from "./OperationPlan.ts";
import { planOperation } from "./planOperation.ts";

const plans = new WeakMap<OperationDefinitionNode, OperationPlan>();

/** The plan of an operation, created on first use and kept with its document. */
export function planOf(
  operation: OperationDefinitionNode,
  { schema, document }: { readonly schema: GraphQLSchema; readonly document: DocumentNode },
): OperationPlan {
  const known = plans.get(operation);
  if (known !== undefined) return known;
  const fragmentOf = (name: string) =>
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .find((fragment) => fragment.name.value === name);
  const plan = planOperation(operation, { schema, fragmentOf });
  plans.set(operation, plan);
  return plan;
}

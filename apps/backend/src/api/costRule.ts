import { GraphQLError, type ValidationRule } from "graphql";
import { costOf } from "./costOf.ts";
import { limits } from "./limits.ts";
import { planOf } from "./planOf.ts";

/** The error of an operation above the cost limit. */
export const tooDear = (cost: number): GraphQLError =>
  new GraphQLError(`The request costs ${cost}, and may cost ${limits.cost} at most`);

/** Refuses operations that cost too much for any variables. */
export const costRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const { cost } = planOf(operation, { schema: context.getSchema(), document: context.getDocument() });
    const least = costOf(cost, null);
    if (least > limits.cost) context.reportError(tooDear(least));
  },
});

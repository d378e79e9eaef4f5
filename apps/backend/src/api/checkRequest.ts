import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
} from "graphql";
import type { Validation } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { inputTexts } from "../graphql/text.hu.ts";
import { unstorablePaths } from "../http/unstorablePaths.ts";
import type { RangedField } from "./OperationPlan.ts";
import { costOf } from "./costOf.ts";
import { tooDear } from "./costRule.ts";
import { limits } from "./limits.ts";
import { planOf } from "./planOf.ts";

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** Whether `filters.ids` names the products. */
const isNamed = ({ filters }: Values): boolean => isRecord(filters) && Array.isArray(filters["ids"]);

/** Arguments that are out of their range, by name. Errors: GraphQLError, when an argument shows to be missing. */
function rangeProblems(ranged: ReadonlyArray<RangedField>, variables: { [variable: string]: unknown }): Validation {
  const problems = ranged.flatMap(({ node, field, ranges }) => {
    const values: Values = getArgumentValues(field, node, variables);
    return ranges.flatMap(({ argument, min, max: most, maxOfNamed }) => {
      const max = isNamed(values) ? maxOfNamed : most;
      const value = values[argument];
      const isWithin = typeof value !== "number" || (value >= min && value <= max);
      return isWithin ? [] : [[argument, [inputTexts.between(min, max)]] satisfies [string, string[]]];
    });
  });
  return Object.fromEntries(problems);
}

/** A wrong variable is reported by its name; within an input object, by its path. */
function fieldOf([variable = "", ...path]: ReadonlyArray<string>): string {
  const [first] = path;
  return (first === undefined || /^\d+$/.test(first) ? [variable, ...path] : path).join(".");
}

interface Asked {
  readonly operationName: string | undefined;
  readonly variables: { readonly [variable: string]: unknown };
}

/**
 * Checks an operation's variables, and returns them with their defaults.
 *
 * Errors: AggregateError of GraphQLErrors for an unknown operation, variables of the wrong type and too high a cost;
 * Refusal VALIDATION_FAILED by field for arguments out of range and texts that no database can store.
 */
export function checkRequest(
  document: DocumentNode,
  { schema, operationName, variables }: Asked & { readonly schema: GraphQLSchema },
): { [variable: string]: unknown } {
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw new AggregateError([
      new GraphQLError("The document does not have this operation, or has several and the request names none"),
    ]);
  if (!schema.getRootType(operation.operation))
    throw new AggregateError([new GraphQLError(`The schema does not support ${operation.operation}`)]);
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors !== undefined) throw new AggregateError(errors);
  const { cost, ranged } = planOf(operation, { schema, document });
  refuseInvalid({
    ...rangeProblems(ranged, coerced),
    ...Object.fromEntries(unstorablePaths(coerced).map((path) => [fieldOf(path), [inputTexts.notValid]])),
  });
  const total = costOf(cost, coerced);
  if (total > limits.cost) throw new AggregateError([tooDear(total)]);
  return coerced;
}

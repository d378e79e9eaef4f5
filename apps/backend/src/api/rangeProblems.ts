import { getArgumentValues } from "graphql";
import type { RangedField } from "./OperationPlan.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { inputTexts } from "../graphql/text.hu.ts";

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** Whether `filters.ids` names the products. */
const isNamed = ({ filters }: Values): boolean => isRecord(filters) && Array.isArray(filters["ids"]);

/** Arguments that are out of their range, by name. Errors: GraphQLError, when an argument shows to be missing. */
export function rangeProblems(
  ranged: ReadonlyArray<RangedField>,
  variables: { [variable: string]: unknown },
): Validation {
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

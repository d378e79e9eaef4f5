import type { ListSize, OperationCost } from "./OperationPlan.ts";

type Variables = Readonly<Record<string, unknown>>;

function sizeOf(size: ListSize, variables: Variables | null): number {
  if (typeof size === "number") return Math.max(0, size);
  if (variables === null) return 1;
  const given = variables[size.variable];
  if (Array.isArray(given)) return given.length;
  return Math.max(0, typeof given === "number" ? given : size.otherwise);
}

/**
 * An operation's cost with these variables; its lowest possible cost when they are not known yet (`null`).
 *
 * @example costOf({ fixed: 1, lists: [{ size: { variable: "n", otherwise: 5 }, each: { fixed: 2, lists: [] } }] }, { n: 3 }) // => 7
 * @example costOf({ fixed: 1, lists: [{ size: { variable: "n", otherwise: 5 }, each: { fixed: 2, lists: [] } }] }, { n: ["a"] }) // => 3
 * @example costOf({ fixed: 1, lists: [{ size: { variable: "n", otherwise: 5 }, each: { fixed: 2, lists: [] } }] }, null) // => 3
 */
export function costOf({ fixed, lists }: OperationCost, variables: Variables | null): number {
  return lists.reduce((total, { size, each }) => total + sizeOf(size, variables) * costOf(each, variables), fixed);
}

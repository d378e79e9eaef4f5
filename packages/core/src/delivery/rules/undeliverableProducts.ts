import { type Carrier, type Goods, type TravelProblem, travelProblems } from "./travelProblems.ts";

/** A line whose product cannot go by a shipping method, and why. */
export interface UndeliverableLine<Line> {
  readonly line: Line;
  readonly problems: ReadonlyArray<TravelProblem>;
}

/**
 * The lines whose products cannot go by a shipping method, in their order; empty when all can go.
 *
 * @rule SHIP-8
 * @example undeliverableProducts([{ product: { storage: "FROZEN", isMailable: true, defaultUnit: { name: "db" }, weight: null, deposits: [] } }], { method: { refuses: ["FROZEN"], maxWeight: null } }).map(({ problems }) => problems) // => [["FROZEN"]]
 */
export function undeliverableProducts<Line extends { readonly product: Goods }>(
  lines: ReadonlyArray<Line>,
  { method }: { readonly method: Carrier },
): ReadonlyArray<UndeliverableLine<Line>> {
  return lines
    .map((line) => ({ line, problems: travelProblems(line.product, { method }) }))
    .filter(({ problems }) => problems.length > 0);
}

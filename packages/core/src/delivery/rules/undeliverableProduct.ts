import type { PlaceCarrier } from "./placeCarriers.ts";
import { type Goods, type TravelProblem, travelProblems } from "./travelProblems.ts";

/** A product that the cart's shipping method does not bring to the chosen place. */
export interface UndeliverableProduct {
  /** Why: the most telling of its problems. */
  readonly problem: TravelProblem;
  readonly method: PlaceCarrier;
  /** The other methods of the place that carry it; none when nothing brings it there. */
  readonly instead: ReadonlyArray<PlaceCarrier>;
}

/**
 * Why the cart's shipping method cannot bring a product to the chosen place, and which methods can. `null` when it can,
 * and while no place is chosen. The product can still be added: the cart's method then has the problem `products`
 * (SHIP-8).
 *
 * @rule SHIP-9
 * @example undeliverableProduct({ storage: "FROZEN", isMailable: true, defaultUnit: { name: "db" }, weight: null, deposits: [] }, { carriers: [{ id: "2", kind: "postal", refuses: ["FROZEN"], maxWeight: null }, { id: "4", kind: "pickup", refuses: [], maxWeight: null }] }) // => { problem: "FROZEN", method: { id: "2", kind: "postal", refuses: ["FROZEN"], maxWeight: null }, instead: [{ id: "4", kind: "pickup", refuses: [], maxWeight: null }] }
 * @example undeliverableProduct({ storage: "FROZEN", isMailable: true, defaultUnit: { name: "db" }, weight: null, deposits: [] }, { carriers: [] }) // => null
 */
export function undeliverableProduct(
  product: Goods,
  { carriers: [method, ...others] }: { readonly carriers: ReadonlyArray<PlaceCarrier> },
): UndeliverableProduct | null {
  if (method === undefined) return null;
  const [problem] = travelProblems(product, { method });
  if (problem === undefined) return null;
  return {
    problem,
    method,
    instead: others.filter((other) => travelProblems(product, { method: other }).length === 0),
  };
}

import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";

/** A shipping method that goes to the chosen place, and what it carries. */
export type PlaceCarrier = Pick<ShippingMethod, "id" | "kind" | "name" | "refuses" | "maxWeight">;

/** The problems that depend on the cart's goods, not on the place. */
const ofTheCart: ReadonlyArray<string> = ["products", "weight"];

const goesThere = ({ isAvailable, problems }: Pick<ShippingMethod, "isAvailable" | "problems">): boolean =>
  isAvailable || (problems.length > 0 && problems.every(({ kind }) => ofTheCart.includes(kind)));

/**
 * The methods that deliver to the chosen place: the cart's method (SHIP-7) first, then the others in the shop's order.
 * Pickup has no others; empty without a method.
 *
 * @rule SHIP-9
 * @example placeCarriers([{ id: "1", kind: "courier", name: "Futár", refuses: [], maxWeight: null, isAvailable: false, problems: [{ kind: "postcode" }] }, { id: "2", kind: "postal", name: "Posta", refuses: ["FROZEN"], maxWeight: 20000, isAvailable: true, problems: [] }], { method: { id: "2", kind: "postal", name: "Posta", refuses: ["FROZEN"], maxWeight: 20000 } }) // => [{ id: "2", kind: "postal", name: "Posta", refuses: ["FROZEN"], maxWeight: 20000 }]
 */
export function placeCarriers(
  methods: ReadonlyArray<PlaceCarrier & Pick<ShippingMethod, "isAvailable" | "problems">>,
  { method }: { readonly method: PlaceCarrier | null },
): ReadonlyArray<PlaceCarrier> {
  if (method === null) return [];
  const isFetched = shippingTraits(method).goesTo === "shop";
  const others = isFetched ? [] : methods.filter((other) => other.id !== method.id && goesThere(other));
  return [method, ...others].map(({ id, kind, name, refuses, maxWeight }) => ({ id, kind, name, refuses, maxWeight }));
}

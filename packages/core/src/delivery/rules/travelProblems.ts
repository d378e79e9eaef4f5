import { lowestValidQuantity } from "../../product/lowestValidQuantity.ts";
import type { Product } from "../../product/Product.ts";
import { unitWeight } from "../../product/unitWeight.ts";
import { type GoodsTrait, goodsTraits, type TraitFields } from "../../shipping/goodsTraits.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/**
 * Why a shipping method cannot carry a product: a trait that the method refuses, or the weight of its smallest
 * quantity.
 */
export type TravelProblem = GoodsTrait | "TOO_HEAVY";

/** The fields of a product that decide how it may travel. */
export interface Goods extends TraitFields, Pick<Product, "defaultUnit" | "weight" | "deposits"> {}

/** The fields of a shipping method that decide what it carries. */
export type Carrier = Pick<ShippingMethod, "refuses" | "maxWeight">;

const isTrait = (name: string): name is GoodsTrait => Object.hasOwn(goodsTraits, name);
const traits = Object.keys(goodsTraits).filter(isTrait);

/**
 * All reasons why a shipping method cannot carry a product, the most telling first; empty when it can. Traits of a
 * newer server are ignored here; the server checks them.
 *
 * Units: grams. Rounding: the smallest quantity's weight to whole grams, half up. Errors: QuantityError.
 *
 * @rule SHIP-8
 * @example travelProblems({ storage: "CHILLED", isMailable: true, defaultUnit: { name: "db" }, weight: 500, deposits: [] }, { method: { refuses: ["CHILLED", "FROZEN"], maxWeight: 20000 } }) // => ["CHILLED"]
 * @example travelProblems({ storage: "AMBIENT", isMailable: true, defaultUnit: { name: "db" }, weight: 25000, deposits: [] }, { method: { refuses: [], maxWeight: 20000 } }) // => ["TOO_HEAVY"]
 */
export function travelProblems(
  goods: Goods,
  { method: { refuses, maxWeight } }: { readonly method: Carrier },
): ReadonlyArray<TravelProblem> {
  const refused = traits.filter((trait) => refuses.includes(trait) && goodsTraits[trait](goods));
  const least = Math.round(unitWeight(goods) * lowestValidQuantity(goods.defaultUnit));
  return maxWeight !== null && least > maxWeight ? [...refused, "TOO_HEAVY"] : refused;
}

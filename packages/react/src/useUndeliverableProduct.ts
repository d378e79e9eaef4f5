"use client";
import { type Goods, type UndeliverableProduct, undeliverableProduct } from "@kamra/core/delivery";
import { useCart } from "./useCart.ts";

const carriersOf = ({ method, instead }: UndeliverableProduct): string =>
  [method, ...instead].map(({ id }) => id).join();

const isSame = (one: UndeliverableProduct | null, other: UndeliverableProduct | null): boolean =>
  one === null || other === null
    ? one === other
    : one.problem === other.problem && carriersOf(one) === carriersOf(other);

/**
 * Why a product does not come to the chosen place, and what would bring it; null when it comes, while no place is
 * chosen, and without a product. It asks the server nothing, and renders again only when its own answer changes.
 *
 * @rule SHIP-9
 */
export function useUndeliverableProduct(product: Goods | null): UndeliverableProduct | null {
  return useCart(({ carriers }) => product && undeliverableProduct(product, { carriers }), isSame);
}

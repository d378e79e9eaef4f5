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
 * Why a product cannot be delivered to the chosen place, and which methods can bring it. Null when it can be delivered,
 * while no place is chosen, and without a product. It sends no request, and renders again only when its result changes.
 *
 * @rule SHIP-9
 */
export function useUndeliverableProduct(product: Goods | null): UndeliverableProduct | null {
  return useCart(({ carriers }) => product && undeliverableProduct(product, { carriers }), isSame);
}

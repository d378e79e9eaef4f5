"use client";
import { type Goods, type KeptProduct, keptProduct } from "@kamra/core/delivery";
import { useCart } from "./useCart.ts";

const carriersOf = ({ method, instead }: KeptProduct): string => [method, ...instead].map(({ id }) => id).join();

const isSame = (one: KeptProduct | null, other: KeptProduct | null): boolean =>
  one === null || other === null
    ? one === other
    : one.problem === other.problem && carriersOf(one) === carriersOf(other);

/**
 * Why a product does not come to the chosen place, and what would bring it; null when it comes, while no place is
 * chosen, and without a product. It asks the server nothing, and renders again only when its own answer changes.
 *
 * @rule SHIP-9
 */
export function useKeptProduct(product: Goods | null): KeptProduct | null {
  return useCart(({ carriers }) => product && keptProduct(product, { carriers }), isSame);
}

"use client";
import { type Goods, type KeptProduct, keptProduct } from "@kamra/core/delivery";
import { useCart } from "./useCart.ts";

/**
 * Why a product does not come to the chosen place, and what would bring it; null when it comes, while no place is
 * chosen, and without a product. It asks the server nothing, and only a change of the place or of the cart's method renders again.
 *
 * @rule SHIP-9
 */
export function useKeptProduct(product: Goods | null): KeptProduct | null {
  const carriers = useCart((state) => state.carriers);
  return product && keptProduct(product, { carriers });
}

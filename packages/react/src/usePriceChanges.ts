"use client";
import type { PriceChange } from "@kamra/core/cart";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The cart's prices that are not those which the shopper has seen; `shop.cart.acceptPrices` ends the list. */
export function usePriceChanges(): ReadonlyArray<PriceChange> {
  return useStore(useShop("cart").cart.priceChanges);
}

"use client";
import type { PriceChange } from "@kamra/core/cart";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The cart's prices that changed since the shopper saw them; `shop.cart.acceptPrices` empties the list. */
export function usePriceChanges(): ReadonlyArray<PriceChange> {
  return useStore(useShop("cart").cart.priceChanges);
}

"use client";
import { orderedProducts } from "@kamra/core";
import type { OrderedProduct } from "@kamra/core/lists";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** What the shopper has ordered before, the latest first; null until that has been loaded, and for guests. */
export function useOrderedProducts(): ReadonlyArray<OrderedProduct> | null {
  return useStore(useShop(orderedProducts).orderedProducts.entries);
}

"use client";
import type { OrderedProduct } from "@kamra/core/orderedProducts";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** Products of the shopper's earlier orders, the latest first; null until loaded, and for guests. */
export function useOrderedProducts(): ReadonlyArray<OrderedProduct> | null {
  return useStore(useShop("orderedProducts").orderedProducts.entries);
}

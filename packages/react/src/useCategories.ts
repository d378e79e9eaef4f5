"use client";
import type { Category } from "@kamra/core/catalogue";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The category tree; null until `shop.catalogue.loadCategories()` has loaded it. */
export function useCategories(): ReadonlyArray<Category> | null {
  return useStore(useShop("catalogue").catalogue.categories);
}

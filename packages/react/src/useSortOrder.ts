"use client";
import type { SortOrder } from "@kamra/core/catalogue";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The shopper's sort order of products; null until they choose one. */
export function useSortOrder(): SortOrder | null {
  return useStore(useShop("catalogue").catalogue.sortOrder);
}

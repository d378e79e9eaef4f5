"use client";
import { catalogue } from "@kamra/core";
import type { SortOrder } from "@kamra/core/catalogue";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** In which order the shopper wants to see products; null until they have chosen one. */
export function useSortOrder(): SortOrder | null {
  return useStore(useShop(catalogue).catalogue.sortOrder);
}

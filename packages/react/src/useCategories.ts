"use client";
import { catalogue } from "@kamra/core";
import type { Category } from "@kamra/core/catalog";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** The category tree; null until somebody has called the shop's `catalogue.loadCategories()`. */
export function useCategories(): ReadonlyArray<Category> | null {
  return useStore(useShop(catalogue).catalogue.categories);
}
